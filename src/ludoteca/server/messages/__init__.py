"""The messages of the server: their types, their receivers and their texts."""
