import { type Finding, type FindingsOf, findingsOf } from './report'

const second = 1_000

interface Limits {
  /** The difference in milliseconds from which on it is a warning, and a failure. */
  warn: number
  fail: number
}

const platformLimits: Limits = { warn: 5 * second, fail: 60 * second }

/** Compares this machine's clock with the platform's, by the Date headers of its answers. */
export function checkClock(ahead: readonly number[], reached: boolean): Finding[] {
  const say = findingsOf('clock')
  const subject = "this machine's clock"
  const middle = ahead.toSorted((one, other) => one - other)[Math.floor(ahead.length / 2)]
  if (middle !== undefined)
    return [judgeDifference(say, subject, middle, 'platform', platformLimits)]
  if (!reached) return [say.note(subject, 'not compared, as no platform was reached')]
  return [say.note(subject, "not compared: the platform's answers have no Date header")]
}

/** @param ahead milliseconds; negative = this machine is behind */
export function judgeDifference(
  say: FindingsOf,
  subject: string,
  ahead: number,
  other: string,
  limits: Limits,
): Finding {
  const off = Math.abs(ahead)
  if (off <= limits.warn) return say.ok(subject, `agrees with that of the ${other}`)
  const seen = `${Math.round(off / second)} s ${ahead > 0 ? 'ahead of' : 'behind'} the ${other}`
  const advice = 'set both by a time server (chrony, systemd-timesyncd)'
  return off > limits.fail ? say.fail(subject, seen, advice) : say.warn(subject, seen, advice)
}
