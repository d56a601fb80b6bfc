import type { Scope } from './scope'

const reading = ['GET', 'HEAD', 'OPTIONS']

/** Can hold back requests that change data while a check types into fields. */
export function watchWrites(scope: Scope) {
  let held = false
  let kept = 0
  const hold = (method = 'GET') => {
    if (!held || reading.includes(method.toUpperCase())) return false
    kept += 1
    return true
  }
  const { fetch, XMLHttpRequest } = scope
  const { open, send } = XMLHttpRequest.prototype
  const methods = new WeakMap<XMLHttpRequest, string>()

  scope.fetch = (input, init) => {
    const method =
      init?.method ?? (typeof input === 'object' && 'method' in input ? input.method : 'GET')
    if (!hold(method)) return fetch.call(scope, input, init)
    return Promise.reject(new scope.TypeError('接入检测期间不发送写入请求'))
  }
  XMLHttpRequest.prototype.open = function (method: string, ...rest: unknown[]) {
    methods.set(this, method)
    return (open as (...given: unknown[]) => void).call(this, method, ...rest)
  }
  XMLHttpRequest.prototype.send = function (body) {
    if (hold(methods.get(this))) this.dispatchEvent(new scope.ProgressEvent('error'))
    else send.call(this, body)
  }
  scope.navigator.sendBeacon = (...given) =>
    hold('POST') || scope.Navigator.prototype.sendBeacon.apply(scope.navigator, given)

  return {
    hold(on: boolean) {
      held = on
    },
    kept: () => kept,
  }
}
