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

/** From before the realm watches the app's: its own refusal must not ask once more. */
const ownFetch = window.fetch

/**
 * The bridge of a document with an origin of its own: the shell is at the other end of a port (ANY-04). What an app
 * expects an answer to at once is answered here, by what the shell has said ahead.
 */
export function isolatedBridge(shellOrigin: string, shell: Window): RealmBridge {
  const { port1: port, port2 } = new MessageChannel()
  let welcome: ShellWelcome = { assistant: false, selectionMenu: false, files: [] }
  let shared: GlobalState = { error: null, loginStatus: 1, command: null }
  let calls: PortCalls | undefined
  const { say, said } = sayTogether((name, args) => calls?.say(name, ...args))

  /** Keeps what the app may ask for before the shell could answer. */
  function note(name: string, args: unknown[]) {
    if (name === 'start') shared = (args[0] as { globalState: GlobalState }).globalState
    if (name === 'globalStateChanged') shared = args[0] as GlobalState
  }

  function serve(controls: RealmControls) {
    const called = (name: string, args: unknown[]) => {
      if (name === 'welcome') welcome = args[0] as ShellWelcome
      if (name === 'welcome' || name === 'ping') return
      note(name, args)
      // The app has moved on meanwhile, and will report it to the shell.
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
    // The user's token is not for it: its calls get it at the portal's server.
    token: async () => '',
  }
}

/** What apps expect an answer to at once is answered by what the shell has said that it can do. */
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

/** Each call goes to the shell, and brings no answer. */
function saidOnly(say: Say): RealmBridge {
  const names = Object.keys(bridgeCalls) as (keyof RealmBridge)[]
  const entries = names.map((name) => [name, (...args: unknown[]) => say(name, ...args)])
  return Object.fromEntries(entries) as RealmBridge
}

type Say = (name: keyof RealmBridge, ...args: unknown[]) => void

/** Of these only the last counts. */
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
 * Says what was said in one go of a script together at its end, and what was said of the same thing once: an app that
 * floods slows itself, not the shell. `said.moved` counts the moves.
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
