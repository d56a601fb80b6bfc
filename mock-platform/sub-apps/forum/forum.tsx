import { MainView, PlaceLink, usePlace } from '../kit/react'
import { TopicFormView } from './topic-form'
import { TopicList } from './topic-list'
import { TopicView } from './topic-view'

/** The list of topics, one topic, or a new one; the address says which. */
export function Forum() {
  const { path } = usePlace()
  const id = /^\/topic\/([^/]+)$/.exec(path)?.[1]
  const writing = path === '/write'
  return (
    <div className="page">
      <header className="page-title">
        <h1 className="spread">论坛</h1>
        {!writing && (
          <PlaceLink to="/write" className="button primary">
            发新帖
          </PlaceLink>
        )}
      </header>
      <MainView>
        {id && <TopicView key={id} id={decodeURIComponent(id)} />}
        {writing && <TopicFormView />}
        {!id && !writing && <TopicList />}
      </MainView>
    </div>
  )
}
