import type { SubAppProps } from '@portal/sub-app'
import {
  openRealmFrame,
  planFor,
  type RealmControls,
  type RealmFailure,
  type RealmFrame,
} from '../hosting/realm-frame'
import { countElements } from './elements'
import type { Target } from './target'
import type { Scope } from './watch/scope'
import { type Watch, watchScope } from './watch/watch'

interface Call {
  name: string
  given: unknown[]
}

/** An app under examination. */
export interface Subject {
  target: Target
  scope: Scope
  watch: Watch
  controls: RealmControls
  /** Null = it mounted. */
  failure: RealmFailure | null
  /** Milliseconds from the first request of its entry to its mount. */
  mountTime: number
  lifecycles: readonly string[]
  calls: Call[]
  /** Uncaught errors. */
  errors: string[]
  /** Of the entry's own page: its text (null = it could not be read), language, and number of elements in the body. */
  html: string | null
  language: string
  bodyElements: number
  /** The app reloaded its document; observations are from the first load. */
  reloaded: boolean
  /** Requests under way. */
  busy(): number
}

interface Examination {
  target: Target
  /** The document that its frame loads. */
  address: string
  place: HTMLElement
  props: SubAppProps
  /** Milliseconds to mount. */
  limit: number
  /** Ends the examination, its frame included. */
  signal: AbortSignal
}

/** What is known about an app before its frame has connected. */
function unseen(target: Target, busy: () => number) {
  const subject: Partial<Subject> & Pick<Subject, 'calls' | 'errors'> = {
    target,
    calls: [],
    errors: [],
    html: null,
    language: '',
    bodyElements: 0,
    reloaded: false,
    busy,
  }
  return subject
}

/** Settles when the target has mounted or failed. */
export function examine({
  target,
  address,
  place,
  props,
  limit,
  signal,
}: Examination): Promise<Subject> {
  return new Promise((done, fail) => {
    let started = 0
    let requests = 0
    const subject = unseen(target, () => requests)
    const settle = (failure: RealmFailure | null, lifecycles: readonly string[] = []) => {
      clearTimeout(timer)
      const mountTime = Math.round(performance.now() - started)
      done(Object.assign(subject, { failure, lifecycles, mountTime }) as Subject)
    }
    const timer = setTimeout(() => settle({ kind: 'timeout', detail: '' }), limit)

    const frame: RealmFrame = openRealmFrame(place, {
      title: `被测应用：${target.title}`,
      address,
      getToken: props.getToken,
      sandboxed: true,
      guest: {
        connected(controls) {
          if (started > 0) {
            subject.reloaded = true
            return settle({ kind: 'left', detail: '' })
          }
          started = performance.now()
          const scope = frame.element.contentWindow as Scope
          controls.start(planFor(props, target))
          Object.assign(subject, { controls, scope, watch: watchScope(scope, frame.element) })
        },
        mounted: (lifecycles) => settle(null, lifecycles),
        failed: (failure) => settle(failure),
        erred: (message) => subject.errors.push(message),
        called(name, ...given) {
          if (name === 'busy') requests += Number(given[0])
          else subject.calls.push({ name, given })
        },
      },
    })
    frame.element.addEventListener('load', () => {
      // Loaded without connecting: the realm's script or its policy kept the app out, so it will never connect.
      if (started === 0) settle({ kind: 'fetch', detail: '检测框架无法打开，请刷新页面后重试' })
    })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      frame.close()
      fail(signal.reason)
    })
  })
}

/** Reads the page through the frame, which alone may reach other origins. */
export async function readEntryPage(subject: Subject) {
  const { scope, target } = subject
  const address = new URL(target.entry, location.origin)
  const credentials = address.origin === location.origin ? 'include' : 'omit'
  const html = await (await scope.fetch(address, { credentials })).text()
  subject.html = html
  const page = new DOMParser().parseFromString(html, 'text/html')
  subject.language = page.documentElement.lang
  subject.bodyElements = countElements(page.body)
}

/** First arguments of the app's calls, the newest last. */
export function callsOf(subject: Subject, name: string): unknown[] {
  return subject.calls.filter((call) => call.name === name).map(({ given }) => given[0])
}
