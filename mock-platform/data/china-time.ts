import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Minutes before UTC. */
const offset = 8 * 60

/** A moment on the clocks of the platform's offices, wherever this program runs: backends write local time. */
export function chinaTime(moment: Date | string | dayjs.Dayjs): dayjs.Dayjs {
  // Of a moment that has an offset already, dayjs would take over the shifted hands of its clock.
  return dayjs(dayjs.isDayjs(moment) ? moment.toDate() : moment).utcOffset(offset)
}
