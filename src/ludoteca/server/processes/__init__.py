"""Child processes and background tasks: how they start, end, and are supervised."""
