import { useEffect, useRef } from 'react'
import { withQuery } from '../kit/place-query'
import { defineReactApp, MainView, PlaceLink, SectionTabs, useHome, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import english from './english.json'
import { RequestDetail } from './request-detail'
import { RequestForm, StartChoice } from './request-form'
import { boxes, RequestList } from './request-list'

/** Requests and their approval: the address says which list, which request or which form. */
function Workflow() {
  const place = usePlace()
  const [, view = '', id = ''] = place.path.split('/')
  const box = boxes.find((candidate) => candidate.box === view)
  useHome(box !== undefined || view === 'start' || (view === 'detail' && id !== ''), '/todo')
  // A detail view leads back to the list as it was left.
  const list = useRef('/todo')
  useEffect(() => {
    if (box) list.current = withQuery(place, {})
  }, [box, place])

  return (
    <div className="page">
      <div className="page-title">
        <SectionTabs
          look="pills"
          label={spoken('工作流')}
          sections={boxes.map((one) => ({ ...one, to: `/${one.box}`, current: one === box }))}
        />
        <PlaceLink to="/start" className="button primary push">
          {spoken('发起申请')}
        </PlaceLink>
      </div>
      <MainView>
        {box && <RequestList key={view} {...box} />}
        {view === 'detail' && id && <RequestDetail key={id} id={id} back={list.current} />}
        {view === 'start' && !id && <StartChoice />}
        {view === 'start' && id && <RequestForm key={id} code={id} />}
      </MainView>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(Workflow, english)
