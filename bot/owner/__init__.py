"""The operator: state, servers, maintenance."""
