type Listen = typeof EventTarget.prototype.addEventListener

/** The `signal` option of addEventListener: Chromium 90. */
export function fillListeners(): void {
  if (knowsSignals()) return
  const listen = EventTarget.prototype.addEventListener
  const addEventListener: Listen = function (this: EventTarget, type, listener, options) {
    const signal = typeof options === 'object' && options ? options.signal : undefined
    if (signal?.aborted) return
    listen.call(this, type, listener, options)
    if (signal && listener) {
      listen.call(signal, 'abort', () => this.removeEventListener(type, listener, options))
    }
  }
  EventTarget.prototype.addEventListener = addEventListener
}

function knowsSignals(): boolean {
  let asked = false
  const options = {
    get signal() {
      asked = true
      return undefined
    },
  }
  new EventTarget().addEventListener('none', null, options as object)
  return asked
}
