import { idIn } from '../kit/place-query'
import { defineReactApp, MainView, usePlace } from '../kit/react'
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
      <MainView>
        {id && <TopicView key={id} id={id} />}
        {writing && <TopicFormView />}
        {!id && !writing && <TopicList />}
      </MainView>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(Forum, english)
