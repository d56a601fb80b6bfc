import type { Scope } from './scope'

interface Timer {
  repeats: boolean
  delay: number
}

export function watchTimers(scope: Scope) {
  const waiting = new Map<number, Timer>()
  let started = 0
  let frames = 0
  const own = {
    setTimeout: scope.setTimeout.bind(scope),
    setInterval: scope.setInterval.bind(scope),
    clearTimeout: scope.clearTimeout.bind(scope),
    clearInterval: scope.clearInterval.bind(scope),
    requestAnimationFrame: scope.requestAnimationFrame.bind(scope),
  }

  function keeping(repeats: boolean, start: (...given: never[]) => unknown) {
    return (handler: TimerHandler, delay = 0, ...given: unknown[]) => {
      started += 1
      const run =
        typeof handler === 'function' && !repeats
          ? () => {
              waiting.delete(id)
              handler(...given)
            }
          : handler
      const id = Number((start as (...all: unknown[]) => unknown)(run, delay, ...given))
      waiting.set(id, { repeats, delay: Number(delay) || 0 })
      return id
    }
  }
  const clear = (end: (id?: number) => void) => (id?: number) => {
    waiting.delete(Number(id))
    end(id)
  }
  scope.setTimeout = keeping(false, own.setTimeout) as never
  scope.setInterval = keeping(true, own.setInterval) as never
  scope.clearTimeout = clear(own.clearTimeout) as typeof scope.clearTimeout
  scope.clearInterval = clear(own.clearInterval) as typeof scope.clearInterval
  scope.requestAnimationFrame = (callback) => {
    frames += 1
    return own.requestAnimationFrame(callback)
  }

  return {
    waiting: () => [...waiting.values()],
    /** Timers and animation frames requested so far. */
    started: () => ({ timers: started, frames }),
  }
}
