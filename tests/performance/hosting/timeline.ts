import type { Page } from 'playwright'
import { marks } from './marks'

/** Part of opening an app (ms since the click). */
export interface Step {
  what: string
  from: number
  to: number
}

/** Characters of the drawing. */
const width = 40
/** A step that begins this soon after another has ended (ms) did not wait for anything else. */
const atOnce = 0.5

/** What happened in the page and the app's frame from the last click on its link until it was mounted. */
export async function stepsOf(page: Page, code: string): Promise<Step[]> {
  const entries = await page.evaluate(collect, code)
  const at = (name: string) => entries.findLast((entry) => entry.name === name)?.from ?? Number.NaN
  const [click, end] = [at(marks.clicked), at(marks.mounted)]
  // A file that was loaded ahead is recorded again when it is used; a frame's document by the page as well.
  const isUsedAgain = (name: string, from: number) =>
    entries.some((one) => one.name === name && one.from >= click && one.from < from)
  const between = (what: string, from: number, to: number) => ({ what, from, to })
  const own = [
    between('the shell handles the click', click, at('portal-app-mount')),
    between('the app’s script is compiled and runs', at(marks.script), at(marks.evaluated)),
    between('the app renders', at(marks.mounting), at(marks.rendered)),
    between('the shell uncovers the app', at(marks.rendered), end),
  ]
  const files = entries.filter(
    ({ type, name, from }) =>
      (type === 'navigation' || type === 'resource') && !isUsedAgain(name, from),
  )
  return [...own, ...files.map(({ name, from, to }) => between(shortened(name), from, to))]
    .filter(({ from, to }) => from >= click && to <= end)
    .map(({ what, from, to }) => ({ what, from: from - click, to: to - click }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Runs in the page: what page and frame have recorded, by the page's clock. */
function collect(code: string) {
  const frame = document.querySelector<HTMLIFrameElement>(`[data-app-code="${code}"] iframe`)
  const inside = frame?.contentWindow?.performance
  return [performance, ...(inside ? [inside] : [])].flatMap((records) =>
    records.getEntries().map((entry) => {
      const shift = records.timeOrigin - performance.timeOrigin
      // The `duration` of a document lasts until its `load` event has ended.
      const { responseEnd } = entry as PerformanceResourceTiming
      const to = responseEnd || entry.startTime + entry.duration
      return {
        type: entry.entryType,
        name: entry.name,
        from: entry.startTime + shift,
        to: to + shift,
      }
    }),
  )
}

/** The last part of an address, without what differs from build to build. */
function shortened(address: string): string {
  const { pathname, search } = new URL(address)
  const name = pathname.replace(/\/$/, '').split('/').pop() ?? ''
  const mark = search.replace(/\d{4,}/, '…')
  return `${name.replace(/-[\w-]{8}(?=\.)/, '')}${mark}`
}

/** The steps as lines: from, to, a bar, and what each one had to wait for: the last one that ended before it began. */
export function drawn(steps: readonly Step[]): string[] {
  const end = Math.max(...steps.map(({ to }) => to))
  return steps.map((step) => {
    const times = [step.from, step.to].map((time) => time.toFixed(0).padStart(4)).join(' –')
    const before = steps
      .filter(({ from, to }) => from + atOnce < step.from && to <= step.from + atOnce)
      .reduce<Step | null>((last, one) => (last && last.to > one.to ? last : one), null)
    return `${times} ms ${bar(step, end)} ${step.what}${before ? waited(step, before) : ''}`
  })
}

function waited({ from }: Step, { what, to }: Step): string {
  const gap = from - to
  return gap <= atOnce ? ` (after: ${what})` : ` (${gap.toFixed(0)} ms after: ${what})`
}

function bar({ from, to }: Step, end: number): string {
  const [first, last] = [from, to].map((time) => Math.floor((time / end) * (width - 1))) as [
    number,
    number,
  ]
  const drawing = first === last ? '│' : `├${'─'.repeat(last - first - 1)}┤`
  return `${' '.repeat(first)}${drawing}`.padEnd(width)
}
