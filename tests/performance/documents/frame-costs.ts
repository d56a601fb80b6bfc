/** A Chromium trace event: times in microseconds; `tdur` is processor time only. */
interface TraceEvent {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

export const frameCategories = ['blink.user_timing', 'disabled-by-default-devtools.timeline']

/**
 * Milliseconds of processor time that the page's main thread took for each frame, from one mark `frame` to the next.
 * Not elapsed time, which on a busy machine measures the other programs.
 */
export function frameCosts(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const marks = traceEvents
    .filter(({ name, cat }) => name === 'frame' && cat.includes('blink.user_timing'))
    .sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first || marks.length < 3) throw new Error('the trace has no frames')
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => isTask(name, ph) && pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts)
  const starts = marks.map(({ ts }) => startOf(tasks, ts))
  const lost = marks.filter(({ ts }, at) => starts[at] === ts)
  if (lost.length > 2) throw new Error(`the trace lacks the tasks of ${lost.length} frames`)
  return starts.slice(1).map((end, at) => costOf(tasks, starts[at] ?? 0, end))
}

const isTask = (name: string, ph: string) => ph === 'X' && name === 'RunTask'

/**
 * When the task that set a mark began. The tasks during which tracing started or stopped are missing from the trace:
 * for those, the mark itself is the boundary.
 */
function startOf(tasks: readonly TraceEvent[], mark: number): number {
  return tasks.find(({ ts, dur = 0 }) => ts <= mark && ts + dur >= mark)?.ts ?? mark
}

function costOf(tasks: readonly TraceEvent[], from: number, to: number): number {
  const inside = tasks.filter(({ ts }) => ts >= from && ts < to)
  return inside.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000
}
