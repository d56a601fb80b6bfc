// Replaces a part of a library that browsers do not need.
module.exports = {}
