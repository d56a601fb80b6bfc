import type { Calendar } from '../../contracts/scheduleCenter/contract'
import { overlapping } from '../../contracts/scheduleCenter/items'
import { spokenHours } from '../kit/dates'
import { useQuery } from '../kit/react'
import { spoken } from '../kit/spoken'
import { calendarCall } from './calendar-view'
import type { ItemDraft } from './item-draft'

interface OverlapWarningProps {
  /** The item that is being changed; it does not overlap itself. */
  id: string | undefined
  draft: ItemDraft
}

/** Lists what else takes place at the time of the draft; it can be saved nevertheless. */
export function OverlapWarning({ id, draft }: OverlapWarningProps) {
  const month = draft.from.slice(0, 7)
  return (
    <div role="status" className="form-note overlaps">
      {month && <Overlaps id={id} draft={draft} month={month} />}
    </div>
  )
}

function Overlaps({ id, draft, month }: OverlapWarningProps & { month: string }) {
  const { data, failure } = useQuery<Calendar>(calendarCall, { query: { date: `${month}-01` } })
  const others = data?.items.filter((item) => item.id !== id) ?? []
  const found = draft.from < draft.to ? overlapping(others, draft) : []
  const day = draft.from.slice(0, 10)
  return (
    <>
      {failure && <p>{spoken('暂时无法检查与其他日程的时间冲突')}</p>}
      {found.length > 0 && (
        <p className="warning">
          {spoken('与已有日程时间重叠：{items}', {
            items: found.map((item) =>
              spoken('{title}（{hours}）', { title: item.title, hours: spokenHours(item, day) }),
            ),
          })}
        </p>
      )}
    </>
  )
}
