// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clickReportPath } from '~contract/portal/paths'
import { traceClicks } from './trace-clicks'

/** The requests that the portal received, each with the click that it names. */
let asked: { address: string; click: string | null }[] = []
let reports: { address: string; body: string }[] = []
const answers: (() => void)[] = []

/** The parts of a window that tracing uses, with the test's document. */
function startTracing() {
  const view = {
    location: new URL('https://oa.example/index'),
    document,
    navigator: {
      sendBeacon: (address: string, body: Blob) =>
        void body.text().then((text) => reports.push({ address, body: text })),
    },
    addEventListener: document.addEventListener.bind(document),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const click = new Headers(init?.headers).get('traceparent')
      asked.push({ address: String(input), click })
      await new Promise<void>((done) => answers.push(done))
      return new Response('{}')
    },
  }
  traceClicks(view as unknown as Window & typeof globalThis)
  return view
}

const click = (markup: string) => {
  document.body.innerHTML = markup
  document.body.querySelector<HTMLElement>('#it')?.click()
}
const answerAll = () => {
  for (const answer of answers.splice(0)) answer()
}
const reported = () => reports.flatMap(({ body }) => JSON.parse(body))

describe('[SCALE-05] clicks', () => {
  beforeEach(() => {
    asked = []
    reports = []
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  it('are the first span of the requests that follow them, and are reported with these', async () => {
    const traced = startTracing()
    click('<button><b id=it>张三的邮件</b></button>')
    const answered = Promise.all([traced.fetch('/messages/unread'), traced.fetch('/profile')])
    await vi.advanceTimersByTimeAsync(300)
    answerAll()
    await answered
    const [first, second] = asked
    expect(first?.click).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(second?.click).toBe(first?.click)
    await vi.advanceTimersByTimeAsync(11_000)
    const [, trace, span] = String(first?.click).split('-')
    expect(reports.map(({ address }) => address)).toEqual([clickReportPath])
    expect(reported()).toEqual([
      { trace, span, what: 'button', ago: expect.any(Number), took: expect.any(Number) },
    ])
  })

  it('have no part in requests of others, nor in those of later', async () => {
    const view = startTracing()
    void view.fetch('/before')
    click('<a id=it href="#">x</a>')
    void view.fetch('https://elsewhere.example/data')
    await vi.advanceTimersByTimeAsync(1_500)
    void view.fetch('/later')
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.map(({ click: part }) => part)).toEqual([null, null, null])
    answerAll()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(reported()).toEqual([])
  })

  it('go on with what follows an answer, but not for ever', async () => {
    const view = startTracing()
    click('<div role=tab id=it></div>')
    for (let step = 0; step < 14; step += 1) {
      const answered = view.fetch(`/step/${step}`)
      await vi.advanceTimersByTimeAsync(900)
      answerAll()
      await answered
    }
    const parts = asked.map(({ click: part }) => part !== null)
    expect(parts.slice(0, 10)).toEqual(Array(10).fill(true))
    expect(parts.at(-1)).toBe(false)
  })
})
