"""The Big Book of Madness: two to five students, six monsters, one stack of Madness."""
