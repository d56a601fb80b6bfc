import { type Day, isDay } from '../../contracts/days'
import { type FormErrors, textErrors } from '../../contracts/form-errors'
import type { ItemForm } from '../../contracts/scheduleCenter/contract'
import { spoken } from '../kit/spoken'
import pages from './pages.json' with { type: 'json' }

/** An item as the form holds it: moments as `datetime-local` fields write them, empty if none is given. */
export type ItemDraft = ItemForm

/** A new item on that day, in the next working hours. */
export function emptyDraft(day: Day): ItemDraft {
  const [from, to] = isDay(day) ? [`${day} 09:00`, `${day} 10:00`] : ['', '']
  return { title: '', from, to, place: '', participants: '', reminder: 15 }
}

/** Errors by field. */
export function draftErrors(draft: ItemDraft): FormErrors<ItemForm> {
  const { from, to } = draft
  return {
    ...textErrors(pages.when, draft),
    ...(from && to && to <= from && { to: spoken('结束时间应晚于开始时间') }),
  }
}

/** The draft with another start and the same duration. */
export function beginAt(draft: ItemDraft, from: string): ItemDraft {
  const length = Date.parse(iso(draft.to)) - Date.parse(iso(draft.from))
  if (!from || !(length > 0)) return { ...draft, from }
  const end = new Date(Date.parse(iso(from)) + length)
  return { ...draft, from, to: end.toISOString().slice(0, 16).replace('T', ' ') }
}

function iso(moment: string): string {
  return `${moment.replace(' ', 'T')}:00Z`
}
