import { useCallback } from 'react'
import type { SubAppProps } from '../kit/lifecycles'
import { useLoaded } from '../kit/use-loaded'
import type { Calendar } from './contract'
import type { ItemDraft } from './item-draft'
import { hoursText, overlapping } from './items'

interface OverlapWarningProps {
  props: SubAppProps
  /** The item that is being changed; it does not overlap itself. */
  id: string | undefined
  draft: ItemDraft
}

/** Names what else takes place at the time of the draft; saving is allowed all the same. */
export function OverlapWarning({ props, id, draft }: OverlapWarningProps) {
  const month = draft.from.slice(0, 7)
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!month) return []
      const query = { date: `${month}-01` }
      const path = '/service-portal/schedule/calendar'
      return (await props.request<Calendar>(path, { query, signal })).items
    },
    [props, month],
  )
  const { data, failure } = useLoaded(load)
  const others = (data ?? []).filter((item) => item.id !== id)
  const found = draft.from < draft.to ? overlapping(others, draft) : []
  const day = draft.from.slice(0, 10)
  return (
    <div role="status" className="overlaps">
      {failure && <p className="muted">暂时无法检查与其他日程的时间冲突</p>}
      {found.length > 0 && (
        <p className="warning">
          与已有日程时间重叠：
          {found.map((item) => `${item.title}（${hoursText(item, day)}）`).join('、')}
        </p>
      )}
    </div>
  )
}
