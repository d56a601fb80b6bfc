/** A trace event of Chromium's main threads: times in microseconds; `tdur` is processor time only. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

export const traceCategories = ['devtools.timeline', 'blink.user_timing']

const work = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'])

/**
 * Milliseconds of processor time that styles, layout and paint took in all of the page's documents from each mark `shown`
 * to the next mark `painted`. Other programs do not count, nor does waiting for the screen.
 */
export function renderingCosts(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const marks = (name: string) => traceEvents.filter((event) => event.name === name)
  const ends = marks('painted')
  return marks('shown').map((start) => {
    const end = ends.find(({ ts }) => ts > start.ts)
    if (!end) throw new Error('the trace ends before a frame was painted')
    const inside = traceEvents.filter(
      ({ name, ph, ts }) => ph === 'X' && work.has(name) && ts >= start.ts && ts < end.ts,
    )
    const threads = [...new Set(inside.map(threadOf))]
    const parts = threads.flatMap((thread) =>
      outermost(inside.filter((event) => threadOf(event) === thread)),
    )
    return parts.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000
  })
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/** Without events inside another one: a page's paint contains those of its frames. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  let end = 0
  return [...events]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
