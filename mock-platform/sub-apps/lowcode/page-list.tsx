import type { PageSummary } from '../../contracts/lowcode/contract'
import { CreateButton, ListPage, type Page, PanelPage, useList } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

/** The address of a page at the backend. */
export const pagePath = (id: string) => `${pages.pages.call}/${encodeURIComponent(id)}`

export function PageList() {
  const list = useList<Page<PageSummary>>(pages.pages)
  return (
    <PanelPage label={spoken('页面')}>
      <ListPage
        page={pages.pages}
        list={list}
        buttons={<CreateButton text={spoken('新建页面')} call={pages.pages.call} to="/edit/{id}" />}
      />
    </PanelPage>
  )
}
