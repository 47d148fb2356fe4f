"""Tables: what they are, how they change, and who may see what."""
