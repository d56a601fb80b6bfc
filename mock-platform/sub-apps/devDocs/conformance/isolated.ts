import type { SubAppProps } from '@portal/sub-app'
import {
  frameGreeting,
  type RealmFailure,
  type RealmPlan,
  type ShellWelcome,
} from '~contract/hosting/bridge'
import { entrancePath, entranceStart } from '~contract/portal/paths'
import { planFor } from '../hosting/realm-frame'
import advice from './advice.json'
import { codeOf, type Target } from './target'

/** The app's result at an origin of its own, which no other page can inspect. */
export interface IsolatedTrial {
  /** Milliseconds from the frame's first request. */
  time: number
  /** '' = it mounted. */
  wrong: string
}

interface Isolation {
  target: Target
  /** The document that its frame loads there. */
  document: string
  place: HTMLElement
  props: SubAppProps
  /** Milliseconds to mount. */
  limit: number
  signal: AbortSignal
}

/** Opens the app at an origin of its own, as the portal does. null = the portal does not give it one. */
export async function tryIsolated(given: Isolation): Promise<IsolatedTrial | null> {
  const { target, document: address, place, props } = given
  const code = codeOf(target.path)
  const entrance = await fetch(`${entranceStart}/${code}`)
  if (!entrance.ok || !(await entrance.json()).ticket) return null
  const plan = planFor(props, target)
  const element = Object.assign(document.createElement('iframe'), {
    title: `被测应用：${target.title}`,
    src: entrancePath(decodeURIComponent(code), address),
    // A page reads its plan from `name` before its scripts run.
    name: JSON.stringify(plan),
  })
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  const started = performance.now()
  const outcome = outcomeIn(element, plan, given)
  place.replaceChildren(element)
  const failure = await outcome.finally(() => element.remove())
  return { time: Math.round(performance.now() - started), wrong: failure ? reasonOf(failure) : '' }
}

/** null = it has mounted. Rejects if the signal aborts. */
function outcomeIn(
  element: HTMLIFrameElement,
  plan: RealmPlan,
  { limit, signal }: Isolation,
): Promise<RealmFailure | null> {
  return new Promise((done, fail) => {
    const end = new AbortController()
    const settle = (failure: RealmFailure | null) => {
      end.abort()
      clearTimeout(timer)
      done(failure)
    }
    const timer = setTimeout(() => settle({ kind: 'timeout', detail: '' }), limit)
    const greeted = ({ source, data, ports: [port] }: MessageEvent) => {
      if (source === element.contentWindow && data === frameGreeting && port) {
        answer(port, plan, settle)
      }
    }
    window.addEventListener('message', greeted, { signal: end.signal })
    signal.addEventListener('abort', () => {
      settle(null)
      fail(signal.reason)
    })
  })
}

/** Answers the document as the portal's shell would. */
function answer(
  port: MessagePort,
  plan: RealmPlan,
  settle: (failure: RealmFailure | null) => void,
) {
  const welcome: ShellWelcome = { assistant: false, selectionMenu: false, files: [] }
  port.onmessage = ({ data: { name, args, id } }) => {
    if (name === 'mounted') settle(null)
    else if (name === 'failed') settle(args[1])
    else if (name === 'isPage') settle({ kind: 'mount', detail: '没有生命周期' })
    if (id !== undefined) port.postMessage({ answers: id, error: 'not here' })
  }
  port.postMessage({ name: 'welcome', args: [welcome] })
  port.postMessage({ name: 'start', args: [plan] })
}

function reasonOf({ kind, detail }: RealmFailure): string {
  const { what } = advice.failures[kind]
  return detail ? `${what}：${detail}` : what
}
