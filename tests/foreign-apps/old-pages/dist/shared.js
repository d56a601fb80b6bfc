var windows = 0
onconnect = function (event) {
  windows += 1
  event.ports[0].postMessage(windows)
}
