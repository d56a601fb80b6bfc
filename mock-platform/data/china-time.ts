import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Minutes before UTC. */
const offset = 8 * 60

/** A moment on the clocks of the platform's offices, wherever this program runs: backends write local time. */
export function chinaTime(moment: Date | string | dayjs.Dayjs): dayjs.Dayjs {
  // Copying a moment that has an offset already would shift it by the machine's own zone.
  return dayjs(dayjs.isDayjs(moment) ? moment.toDate() : moment).utcOffset(offset)
}
