import { useCallback, useEffect, useState } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { PageSummary } from './contract'

const length = 10
const root = '/service-integrate/lowcode/pages'

interface Pages {
  records: PageSummary[]
  total: number
}

export function PageList({ context, history }: ReactAppProps) {
  const { props, toast, ask } = context
  const place = usePlace(history)
  const keyword = place.query.get('keyword') ?? ''
  const pageNo = pageNoOf(place)
  const [creating, setCreating] = useState(false)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<Pages>(root, { query: { keyword, pageNo, length }, signal }),
    [props, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])

  async function create() {
    setCreating(true)
    try {
      const { id } = await props.request<{ id: string }>(root, { method: 'POST' })
      await history.go(`/edit/${encodeURIComponent(id)}`)
    } catch (error) {
      toast(failureText(error), 'danger')
      setCreating(false)
    }
  }
  async function remove({ id, title }: PageSummary) {
    if (!(await ask({ text: `确定删除“${title}”吗？删除后不能恢复。`, yes: '删除' }))) return
    try {
      await props.request(`${root}/${encodeURIComponent(id)}`, { method: 'DELETE' })
      toast('已删除')
    } catch (error) {
      toast(failureText(error), 'danger')
    }
    reload()
  }

  return (
    <main className="page">
      <section className="panel" aria-label="页面">
        <header className="toolbar">
          <h1 className="spread">低代码平台</h1>
          <SearchBox
            label="搜索页面"
            placeholder="页面名称"
            keyword={keyword}
            onSearch={(word) => void history.go(withQuery(place, { keyword: word, pageNo: '' }))}
          />
          <button type="button" className="button primary" disabled={creating} onClick={create}>
            新建页面
          </button>
        </header>
        {data && loaded.failure && (
          <p className="alert" role="alert">
            {loaded.failure}，当前显示的是上次的内容。
          </p>
        )}
        {!data && <LoadingState loaded={loaded} />}
        {data?.records.length === 0 && (
          <p className="state">{keyword ? `没有名称含“${keyword}”的页面` : '还没有页面'}</p>
        )}
        {data && data.records.length > 0 && (
          <PageTable pages={data.records} history={history} onRemove={remove} />
        )}
        {data && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={length}
            total={data.total}
            unit="个页面"
            address={(number) => withQuery(place, { pageNo: number })}
          />
        )}
      </section>
    </main>
  )
}

interface PageTableProps extends Pick<ReactAppProps, 'history'> {
  pages: PageSummary[]
  onRemove(page: PageSummary): void
}

function PageTable({ pages, history, onRemove }: PageTableProps) {
  return (
    <table className="table cards" aria-label="页面列表">
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">组件</th>
          <th scope="col">创建人</th>
          <th scope="col">修改时间</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id}>
            <td data-label="名称">
              <PlaceLink history={history} to={`/view/${encodeURIComponent(page.id)}`}>
                {page.title}
              </PlaceLink>
            </td>
            <td data-label="组件" className="numeric">
              {page.componentCount} 个
            </td>
            <td data-label="创建人">{page.author}</td>
            <td data-label="修改时间" className="numeric">
              {page.updatedAt.slice(0, 16)}
            </td>
            <td data-label="操作">
              <span className="row-actions">
                <PlaceLink
                  history={history}
                  to={`/edit/${encodeURIComponent(page.id)}`}
                  aria-label={`编辑${page.title}`}
                >
                  编辑
                </PlaceLink>
                <button
                  type="button"
                  className="button plain"
                  aria-label={`删除${page.title}`}
                  onClick={() => onRemove(page)}
                >
                  删除
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
