import type { StoredPage } from '../../contracts/lowcode/contract'
import { readSource } from '../../contracts/lowcode/page-source'
import { LoadingState, PlaceLink, useQuery, useTitle } from '../kit/react'
import { spoken } from '../kit/spoken'
import { pagePath } from './page-list'
import { PageView } from './page-view'

export function ViewPage({ id }: { id: string }) {
  const loaded = useQuery<StoredPage>(pagePath(id))
  useTitle(loaded.data?.title ?? '')
  const page = loaded.data && readSource(loaded.data.source).page

  return (
    <main className="page stack">
      <nav className="row justify-end mb-1" aria-label={spoken('页面操作')}>
        <PlaceLink to="/pages" className="button">
          {spoken('全部页面')}
        </PlaceLink>
        <PlaceLink to={`/edit/${encodeURIComponent(id)}`} className="button">
          {spoken('编辑')}
        </PlaceLink>
      </nav>
      {page && <PageView page={page} />}
      {!loaded.data && (
        <div className="panel">
          <LoadingState loaded={loaded} />
        </div>
      )}
      {loaded.data && !page && (
        <p className="panel state failed">{spoken('页面的定义有误，请编辑后再查看')}</p>
      )}
    </main>
  )
}
