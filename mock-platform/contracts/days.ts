/** `YYYY-MM-DD`, without a time zone. */
export type Day = string

const dayLength = 86_400_000
/** Starts with Monday, as calendars do. */
export const weekdays = ['一', '二', '三', '四', '五', '六', '日']

function at(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10)
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  // JavaScript rolls 30 February over into March.
  return !Number.isNaN(at(text).getTime()) && dayOf(at(text)) === text
}

export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(at(day).getTime() + count * dayLength))
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const moment = at(day)
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + count]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month, Math.min(moment.getUTCDate(), last))))
}

/** Monday is 0. */
function placeInWeek(day: Day): number {
  return (at(day).getUTCDay() + 6) % 7
}

export function weekStart(day: Day): Day {
  return addDays(day, -placeInWeek(day))
}

/** The weeks of a month, Monday to Sunday. */
export function monthWeeks(day: Day): Day[][] {
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  for (
    let start = weekStart(`${month}-01`);
    start.slice(0, 7) <= month;
    start = addDays(start, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(start, place)))
  }
  return weeks
}

export function weekdayOf(day: Day): string {
  return weekdays[placeInWeek(day)] ?? ''
}

/** `11月21日 星期六` */
export function dayText(day: Day): string {
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日 星期${weekdayOf(day)}`
}

/** `2026年11月` */
export function monthText(day: Day): string {
  const [year, month] = day.split('-').map(Number)
  return `${year}年${month}月`
}
