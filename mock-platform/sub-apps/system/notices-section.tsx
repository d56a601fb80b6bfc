import type { NoticeSummary } from '../../contracts/list/contract'
import { ListPage, type Page, PlaceLink, useList, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import { NoticeEditor } from './notice-editor'
import pages from './pages.json'
import { newPath } from './section-paths'

/** The notices of the tenant: publish, change, withdraw. */
export function NoticesSection() {
  const { query } = usePlace()
  const edited = query.get('edit') ?? undefined
  return edited || query.has('new') ? <NoticeEditor key={edited} id={edited} /> : <NoticeList />
}

function NoticeList() {
  const list = useList<Page<NoticeSummary>>(pages.notices)
  return (
    <ListPage
      page={pages.notices}
      list={list}
      buttons={
        <PlaceLink to={newPath('notices')} className="button primary">
          {spoken('发布通知')}
        </PlaceLink>
      }
    />
  )
}
