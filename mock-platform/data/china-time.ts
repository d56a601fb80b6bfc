import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Minutes before UTC. */
const offset = 8 * 60

/** A moment on the clocks of the platform's offices, wherever this program runs: backends write local time. */
export function chinaTime(moment: Date | string | dayjs.Dayjs): dayjs.Dayjs {
  // A dayjs that has an offset already is copied wrongly where the machine's own zone is another.
  return dayjs(moment.valueOf()).utcOffset(offset)
}
