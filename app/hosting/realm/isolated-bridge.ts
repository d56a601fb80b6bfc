import {
  frameGreeting,
  type RealmBridge,
  type RealmControls,
  type ShellWelcome,
} from '~contract/hosting/bridge'
import type { GlobalState, PickedFile } from '~contract/hosting/props'
import { isSendable } from '~contract/live/endpoint'
import { enterPath } from '~contract/portal/paths'
import { bridgeCalls } from '../isolated-calls'
import { type PortCalls, portCalls } from '../port-calls'

/** Saved before the realm watches the app's fetch: a refusal of this call must not trigger another sign-in. */
const ownFetch = window.fetch

/**
 * The bridge of an isolated document: the shell is at the other end of a port (ANY-04). Calls that an app expects to
 * return at once are answered here, from what the shell has sent in advance.
 */
export function isolatedBridge(shellOrigin: string, shell: Window): RealmBridge {
  const { port1: port, port2 } = new MessageChannel()
  let welcome: ShellWelcome = { assistant: false, selectionMenu: false, files: [] }
  let shared: GlobalState = { error: null, loginStatus: 1, command: null }
  let calls: PortCalls | undefined
  const { say, said } = sayTogether((name, args) => calls?.say(name, ...args))

  /** Remembers values that the app may ask for synchronously. */
  function note(name: string, args: unknown[]) {
    if (name === 'start') shared = (args[0] as { globalState: GlobalState }).globalState
    if (name === 'globalStateChanged') shared = args[0] as GlobalState
  }

  function serve(controls: RealmControls) {
    const called = (name: string, args: unknown[]) => {
      if (name === 'welcome') welcome = args[0] as ShellWelcome
      if (name === 'welcome' || name === 'ping') return
      note(name, args)
      // The app has moved on meanwhile; the shell will receive that move.
      if (name === 'goTo' && args.pop() !== said.moved) return
      return (controls[name as keyof RealmControls] as (...given: unknown[]) => unknown)(...args)
    }
    calls = portCalls(port, called, (error) => console.error(error))
    shell.postMessage(frameGreeting, shellOrigin, [port2])
  }

  return {
    ...saidOnly(say),
    ...answersAhead(say, () => welcome),
    connect: (_, controls) => serve(controls),
    setGlobalState(patch) {
      if (!Object.entries(patch).some(([name, value]) => shared[name] !== value)) return false
      shared = { ...shared, ...patch }
      say('setGlobalState', patch)
      return true
    },
    async sessionEnded() {
      const ticket = await calls?.ask('sessionEnded')
      await ownFetch(`${enterPath}?${new URLSearchParams({ ticket: String(ticket) })}`, {
        method: 'POST',
      })
    },
    async pickFiles(frame, wanted) {
      return ((await calls?.ask('pickFiles', frame, wanted)) ?? []) as PickedFile[]
    },
    // An isolated app never gets the user's token: the portal's server adds it to the app's calls.
    token: async () => '',
  }
}

/** Calls that must return at once are answered from what the shell has said that it can do. */
function answersAhead(
  say: Say,
  welcome: () => ShellWelcome,
): Pick<RealmBridge, 'aiWakeUp' | 'offerSelection' | 'sendLive' | 'takesDownload'> {
  return {
    aiWakeUp(wake) {
      const { assistant } = welcome()
      if (assistant) say('aiWakeUp', wake)
      return assistant
    },
    offerSelection(frame, words) {
      const { selectionMenu } = welcome()
      if (selectionMenu) say('offerSelection', frame, words)
      return selectionMenu
    },
    sendLive(data) {
      if (!isSendable(data)) return false
      say('sendLive', data)
      return true
    },
    takesDownload(path, fileName) {
      const taken = welcome().files.includes(new URL(path, location.origin).pathname)
      if (taken) say('takesDownload', path, fileName)
      return taken
    },
  }
}

/** Forwards each call to the shell and returns nothing. */
function saidOnly(say: Say): RealmBridge {
  const names = Object.keys(bridgeCalls) as (keyof RealmBridge)[]
  const entries = names.map((name) => [name, (...args: unknown[]) => say(name, ...args)])
  return Object.fromEntries(entries) as RealmBridge
}

type Say = (name: keyof RealmBridge, ...args: unknown[]) => void

/** Only the last of several such calls counts. */
const lasting: readonly (keyof RealmBridge)[] = [
  'setTitle',
  'setPageTitle',
  'setBadge',
  'setDirty',
  'setFullScreen',
  'active',
  'edited',
]

/**
 * Sends all calls of one run of script together at its end, and of repeated ones only the last or their merge: an app
 * that floods slows itself down, not the shell. `said.moved` counts the moves.
 */
function sayTogether(send: (name: keyof RealmBridge, args: unknown[]) => void) {
  let waiting: { name: keyof RealmBridge; args: unknown[] }[] = []
  const said = { moved: 0 }

  function flush() {
    const now = waiting
    waiting = []
    for (const { name, args } of now) send(name, args)
  }

  function say(name: keyof RealmBridge, ...args: unknown[]) {
    if (name === 'moved') said.moved += 1
    if (waiting.length === 0) queueMicrotask(flush)
    const earlier = waiting.find((one) => one.name === name)
    if (earlier && name === 'setGlobalState') {
      earlier.args = [{ ...(earlier.args[0] as object), ...(args[0] as object) }]
      return
    }
    if (lasting.includes(name)) waiting = waiting.filter((one) => one !== earlier)
    waiting.push({ name, args })
  }

  return { say, said }
}
