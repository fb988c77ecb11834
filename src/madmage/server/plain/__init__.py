"""The plain page: the line mode in the browser, for screen readers, slow lines and old machines.

Works without a script, by forms and links; a small script only saves the waiting.
"""
