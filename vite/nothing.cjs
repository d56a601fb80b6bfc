// In the place of a library's part that browsers do not need.
module.exports = {}
