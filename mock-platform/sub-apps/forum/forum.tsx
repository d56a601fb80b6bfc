import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import { TopicFormView } from './topic-form'
import { TopicList } from './topic-list'
import { TopicView } from './topic-view'

/** The list of topics, one topic, or a new one; the address says which. */
export function Forum({ context, history }: ReactAppProps) {
  const { path } = usePlace(history)
  const view = useViewFocus<HTMLElement>(path)
  const id = /^\/topic\/([^/]+)$/.exec(path)?.[1]
  return (
    <div className="page">
      <header className="page-title">
        <h1 className="spread">论坛</h1>
        {path !== '/write' && (
          <PlaceLink history={history} to="/write" className="button primary">
            发新帖
          </PlaceLink>
        )}
      </header>
      <main ref={view} className="panel view" tabIndex={-1}>
        {id && (
          <TopicView key={id} id={decodeURIComponent(id)} context={context} history={history} />
        )}
        {path === '/write' && <TopicFormView context={context} history={history} />}
        {!id && path !== '/write' && <TopicList context={context} history={history} />}
      </main>
    </div>
  )
}
