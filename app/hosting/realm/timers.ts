/** How often a hidden app's timers run (ms). */
const hiddenPace = 1_000

interface Timer {
  run: () => void
  delay: number
  repeats: boolean
  due: number
  /** The browser's own timer while the app is shown. */
  native: number
}

type Callback = TimerHandler
type Clock = Pick<
  Window & typeof globalThis,
  'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval'
>

/**
 * Runs the timers of a hidden app once a second, as browsers do for hidden pages. While the app is shown, they are the
 * browser's own.
 */
export function throttleTimers(scope: Clock) {
  const browser: Clock = {
    setTimeout: scope.setTimeout.bind(scope),
    setInterval: scope.setInterval.bind(scope),
    clearTimeout: scope.clearTimeout.bind(scope),
    clearInterval: scope.clearInterval.bind(scope),
  } as Clock
  const timers = createTimers(browser)

  // For code in a string: the browser decides whether to refuse it.
  const adder = (repeats: boolean, native: Callback & ((...given: never[]) => unknown)) =>
    ((handler: Callback, delay?: number, ...args: unknown[]) =>
      typeof handler === 'function'
        ? timers.add(repeats, () => (handler as (...given: unknown[]) => void)(...args), delay)
        : (native as (...given: unknown[]) => number)(handler, delay, ...args)) as never
  scope.setTimeout = adder(false, browser.setTimeout)
  scope.setInterval = adder(true, browser.setInterval)
  scope.clearTimeout = timers.clear as typeof scope.clearTimeout
  scope.clearInterval = timers.clear as typeof scope.clearInterval

  /** `slow` slows all timers down, or restores their normal pace. */
  return { slow: timers.slow }
}

/** The pending timers, each on its own browser timer, or all on one beat. */
function createTimers(browser: Clock) {
  const timers = new Map<number, Timer>()
  const beat = createBeat(browser, runDue)
  let lastId = 0
  let slow = false

  function arm(id: number, timer: Timer) {
    if (slow) return beat.start()
    const wait = Math.max(0, timer.due - performance.now())
    timer.native = browser.setTimeout(() => fire(id, timer), wait) as unknown as number
  }

  function fire(id: number, timer: Timer) {
    browser.clearTimeout(timer.native)
    if (timer.repeats) {
      timer.due = performance.now() + timer.delay
      arm(id, timer)
    } else timers.delete(id)
    timer.run()
  }

  // If the app was shown meanwhile, the timer may have run or be waiting on a browser timer of its own.
  const isDue = (id: number, { due }: Timer) =>
    timers.get(id)?.due === due && due <= performance.now()

  function runDue() {
    const now = performance.now()
    for (const [id, timer] of [...timers]) {
      // Each callback in its own task: one that throws must not stop the others.
      if (slow && timer.due <= now) browser.setTimeout(() => isDue(id, timer) && fire(id, timer), 0)
    }
    if (timers.size === 0 || !slow) beat.stop()
  }

  return {
    add(repeats: boolean, run: () => void, delay = 0) {
      const wait = Math.max(repeats ? 1 : 0, Number(delay) || 0)
      const timer = { run, delay: wait, repeats, due: performance.now() + wait, native: 0 }
      lastId += 1
      timers.set(lastId, timer)
      arm(lastId, timer)
      return lastId
    },
    clear(id: number | undefined) {
      const timer = timers.get(Number(id))
      if (!timer) return
      browser.clearTimeout(timer.native)
      timers.delete(Number(id))
    },
    slow(on: boolean) {
      if (on === slow) return
      slow = on
      beat.stop()
      for (const [id, timer] of timers) {
        browser.clearTimeout(timer.native)
        arm(id, timer)
      }
    },
  }
}

function createBeat(browser: Clock, run: () => void) {
  let beat = 0
  return {
    start() {
      beat ||= browser.setInterval(run, hiddenPace) as unknown as number
    },
    stop() {
      browser.clearInterval(beat)
      beat = 0
    },
  }
}
