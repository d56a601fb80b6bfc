import { addDays, type Day } from '../days'

/** When something begins and ends, `YYYY-MM-DD HH:mm` each. */
export interface Span {
  from: string
  to: string
}

/** Whether it takes place on that day; an item that ends at midnight does not extend into the next day. */
export function isOn({ from, to }: Span, day: Day): boolean {
  return from < `${addDays(day, 1)} 00:00` && (to > `${day} 00:00` || from >= `${day} 00:00`)
}

/** The items that overlap with `span`; an item that begins exactly when another ends does not overlap. */
export function overlapping<Item extends Span>(items: readonly Item[], span: Span): Item[] {
  return items.filter(({ from, to }) => from < span.to && span.from < to)
}

/** Start and end as the agenda of `day` shows them; a time on another day includes the date. */
export function hoursText({ from, to }: Span, day: Day): string {
  const text = (moment: string) => {
    const [, month, date] = moment.slice(0, 10).split('-').map(Number)
    return moment.startsWith(day) ? moment.slice(11) : `${month}月${date}日 ${moment.slice(11)}`
  }
  return `${text(from)} – ${text(to)}`
}
