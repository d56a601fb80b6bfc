import { useCallback } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { Item } from './contract'
import { ItemFormView } from './item-form'

interface ItemEditorProps extends ReactAppProps {
  /** As the address writes it. */
  id: string
  back: string
}

export function ItemEditor({ context, history, id, back }: ItemEditorProps) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) => props.request<Item>(`/service-portal/schedule/item/${id}`, { signal }),
    [props, id],
  )
  const loaded = useLoaded(load)
  if (!loaded.data) {
    return (
      <div className="panel">
        <header className="toolbar">
          <h1 className="spread">编辑日程</h1>
          <PlaceLink history={history} to={back} className="button">
            返回日历
          </PlaceLink>
        </header>
        <LoadingState loaded={loaded} />
      </div>
    )
  }
  return <ItemFormView {...{ context, history, id, back }} saved={loaded.data} heading="编辑日程" />
}
