import { idIn } from '../kit/place-query'
import { defineReactApp, MainView, PlaceLink, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import english from './english.json'
import { TopicFormView } from './topic-form'
import { TopicList } from './topic-list'
import { TopicView } from './topic-view'

function Forum() {
  const { path } = usePlace()
  const id = idIn(path, 'topic')
  const writing = path === '/write'
  return (
    <div className="page">
      <header className="page-title">
        <h1 className="spread">{spoken('论坛')}</h1>
        {!writing && (
          <PlaceLink to="/write" className="button primary">
            {spoken('发新帖')}
          </PlaceLink>
        )}
      </header>
      <MainView>
        {id && <TopicView key={id} id={id} />}
        {writing && <TopicFormView />}
        {!id && !writing && <TopicList />}
      </MainView>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(Forum, english)
