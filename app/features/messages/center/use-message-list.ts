import { useEffect, useRef, useState } from 'react'
import type { MessageType } from '~contract/platform/message-types'
import type { MessageColumn } from '~contract/platform/messages'
import { useServerData } from '../../../ui/use-server-data'
import type { MessagePage } from '../messages.server'

export interface MessagesWanted {
  page: number
  /** msort is the platform's own order. */
  column: MessageColumn
  asc: boolean
  /** '' = every type. */
  type: MessageType | ''
}

const atFirst: MessagesWanted = { page: 1, column: 'msort', asc: true, type: '' }

/** The page of messages that the user has chosen, loaded again when its tab comes to the front. */
export function useMessageList(front: boolean) {
  const [wanted, setWanted] = useState(atFirst)
  const list = useServerData<MessagePage>(`/messages?${queryOf(wanted)}`)
  const { reload } = list
  const shown = useRef(front)
  useEffect(() => {
    if (front && !shown.current) reload()
    shown.current = front
  }, [front, reload])

  return {
    ...list,
    wanted,
    goTo: (page: number) => setWanted({ ...wanted, page }),
    choose: (type: MessagesWanted['type']) => setWanted({ ...wanted, page: 1, type }),
    /** Ascending, descending, then the platform's own order again. */
    sortBy(column: MessageColumn) {
      const { asc } = wanted
      if (column !== wanted.column) setWanted({ ...wanted, page: 1, column, asc: true })
      else if (asc) setWanted({ ...wanted, page: 1, asc: false })
      else setWanted({ ...wanted, page: 1, column: atFirst.column, asc: atFirst.asc })
    },
  }
}

function queryOf({ page, column, asc, type }: MessagesWanted): URLSearchParams {
  const query = new URLSearchParams({ page: String(page), column, asc: String(asc) })
  if (type) query.set('type', type)
  return query
}
