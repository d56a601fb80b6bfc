import { define } from './define'

/** Abort reasons (Chromium 98), `AbortSignal.timeout` (103) and `AbortSignal.any` (116). */
export function fillAborting(): void {
  if (!('reason' in AbortSignal.prototype)) fillReasons()
  define(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
    if (this.aborted) throw this.reason
  })
  define(AbortSignal, 'abort', (reason?: unknown) => {
    const controller = new AbortController()
    controller.abort(reason)
    return controller.signal
  })
  define(AbortSignal, 'timeout', (milliseconds: number) => {
    const controller = new AbortController()
    const late = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'))
    setTimeout(late, milliseconds)
    return controller.signal
  })
  define(AbortSignal, 'any', anyOf)
}

function fillReasons(): void {
  const reasons = new WeakMap<AbortSignal, unknown>()
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason?: unknown) {
    if (!this.signal.aborted) reasons.set(this.signal, reason ?? aborted())
    abort.call(this)
  }
  Object.defineProperty(AbortSignal.prototype, 'reason', {
    configurable: true,
    get(this: AbortSignal) {
      return this.aborted ? (reasons.get(this) ?? aborted()) : undefined
    },
  })
}

const aborted = () => new DOMException('signal is aborted without reason', 'AbortError')

function anyOf(signals: Iterable<AbortSignal>): AbortSignal {
  const all = [...signals]
  const controller = new AbortController()
  const stop = () => {
    const first = all.find((signal) => signal.aborted)
    for (const signal of all) signal.removeEventListener('abort', stop)
    controller.abort(first?.reason)
  }
  if (all.some((signal) => signal.aborted)) stop()
  else for (const signal of all) signal.addEventListener('abort', stop)
  return controller.signal
}
