import type { RealmBridge, RealmControls, ShellWelcome } from '~contract/hosting/bridge'
import { entranceStart } from '~contract/portal/paths'
import { bridgeCalls } from './isolated-calls'
import { type PortCalls, portCalls } from './port-calls'

/** How often the document in front is pinged, and how long its answer may take (ms). */
const askedEvery = 2_000
const patience = 4_000
/** For answers that closing a tab waits for (ms). */
const shortPatience = 1_000

interface Around {
  bridge: RealmBridge
  welcome: ShellWelcome
  /** `is`: the frame's document does not respond; otherwise it responds again. */
  hung(is: boolean): void
  /** It makes so many calls that the shell would have no time for anything else. */
  flooded(): void
}

/** Connects an isolated app's document through a port, the way a document of the shell's own origin connects itself. */
export function connectIsolated(
  port: MessagePort,
  { frame, code }: { frame: number; code: string },
  { bridge, welcome, hung, flooded }: Around,
) {
  let moves = 0
  const count = limitCalls(flooded)
  const called = async (name: string, args: unknown[]) => {
    count()
    if (name === 'moved') moves += 1
    const call = bridge[name as keyof RealmBridge] as (...given: unknown[]) => unknown
    const way = Object.hasOwn(bridgeCalls, name) && bridgeCalls[name as keyof RealmBridge]
    if (way === 'frame') return call(frame, ...args.slice(1))
    if (way === 'window') return call(...args)
    if (name !== 'sessionEnded') throw new Error(`${name} is not for apps`)
    return ticketAfterSignIn(bridge, code)
  }
  const calls = portCalls(port, called, (error) => bridge.erred(frame, String(error)))
  calls.say('welcome', welcome)
  const controls = controlsOf(calls, createPulse(calls, hung), () => moves)
  bridge.connect(frame, controls)
}

function controlsOf(
  calls: PortCalls,
  pulse: ReturnType<typeof createPulse>,
  /** How many moves of the app the shell knows of. */
  moves: () => number,
): RealmControls {
  return {
    start(plan) {
      pulse.watch(plan.visible)
      calls.say('start', plan)
    },
    prefetch: (entry, isPage) => calls.say('prefetch', entry, isPage),
    goTo: (path, state) => calls.say('goTo', path, state, moves()),
    globalStateChanged: (state, previous) => calls.say('globalStateChanged', state, previous),
    propsChanged: (props) => calls.say('propsChanged', props),
    visibilityChanged(visible) {
      pulse.watch(visible)
      calls.say('visibilityChanged', visible)
    },
    announce: (name, data) => calls.say('announce', name, data),
    scrollPositions: () => soon(calls.ask('scrollPositions'), []),
    stands: () =>
      soon(
        calls.ask('ping').then(() => true),
        false,
      ),
    asksToStay: () => soon(calls.ask('asksToStay'), false),
    // An app's document may answer anything.
    shownText: async () => String(await soon(calls.ask('shownText'), '')),
    async unmount() {
      pulse.watch(false)
      await calls.ask('unmount')
    },
    dropped: () => pulse.watch(false),
  }
}

/** Per second. */
const mostCalls = 2_000

function limitCalls(flooded: () => void) {
  let since = performance.now()
  let count = 0
  return () => {
    if (performance.now() - since > 1_000) {
      since = performance.now()
      count = 0
    }
    count += 1
    if (count === mostCalls) flooded()
  }
}

/** A document that hangs never answers. */
function soon<T>(answer: Promise<unknown>, otherwise: T): Promise<T> {
  const late = new Promise<T>((done) => setTimeout(() => done(otherwise), shortPatience))
  return Promise.race([answer.catch(() => otherwise) as Promise<T>, late])
}

/** Detects whether the document in front still runs. Hidden ones are not checked, as no user waits for them. */
function createPulse(calls: PortCalls, hung: Around['hung']) {
  let asking: ReturnType<typeof setInterval> | undefined
  let askedAt = 0
  let silent = false
  const report = (now: boolean) => {
    if (now !== silent) hung(now)
    silent = now
  }
  const beat = () => {
    if (askedAt > 0) return report(performance.now() - askedAt >= patience)
    askedAt = performance.now()
    void calls.ask('ping').then(() => {
      askedAt = 0
      report(false)
    })
  }
  return {
    watch(visible: boolean) {
      clearInterval(asking)
      askedAt = 0
      asking = visible ? setInterval(beat, askedEvery) : undefined
    },
  }
}

/** Without a limit, a session that is valid for the page but refused by the app's entrance would prompt forever. */
const mostSignIns = 3

/**
 * A ticket for a new session of an isolated app, once the user's own session is valid. That one may end again before
 * the ticket arrives, hence the loop.
 */
async function ticketAfterSignIn(bridge: RealmBridge, code: string): Promise<string> {
  for (let signIns = 1; ; signIns += 1) {
    await bridge.sessionEnded()
    const answer = await fetch(`${entranceStart}/${encodeURIComponent(code)}`)
    if (answer.ok) return (await answer.json()).ticket
    if (answer.status !== 401 || signIns === mostSignIns) {
      throw new Error(`${entranceStart}: ${answer.status}`)
    }
  }
}
