import { useCallback, useEffect } from 'react'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { SectionTabs } from '../kit/react/section-tabs'
import { useViewFocus } from '../kit/react/use-view-focus'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Box, DocumentPage } from './contract'
import { DocumentTable } from './document-table'
import { openEditor } from './open-editor'

const pageLength = 20

const sections = [
  { box: 'received', title: '收文', to: '/', empty: '没有收到公文' },
  { box: 'sent', title: '发文', to: '/sent', empty: '还没有发出公文' },
  { box: 'drafts', title: '草稿', to: '/drafts', empty: '没有草稿' },
] as const

/** One page of a box; the address keeps page and keyword. */
function useDocumentPage({ context: { props }, history }: ReactAppProps, box: Box) {
  const place = usePlace(history)
  const keyword = place.query.get('keyword') ?? ''
  const pageNo = pageNoOf(place)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { box, keyword, pageNo, length: pageLength }
      const page = await props.request<DocumentPage>('/service-document/document/page', {
        query,
        signal,
      })
      if (!signal.aborted) {
        props.setBadge(page.unread)
        leaveEmptyPage(history, page)
      }
      return { ...page, box }
    },
    [props, history, box, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  return { place, keyword, pageNo, loaded }
}

export function DocumentList({ context, history, box }: ReactAppProps & { box: Box }) {
  const { place, keyword, pageNo, loaded } = useDocumentPage({ context, history }, box)
  const view = useViewFocus<HTMLElement>(place.path)
  // Rows of another box would stand in the wrong columns.
  const page = loaded.data?.box === box ? loaded.data : null
  const section = sections.find((one) => one.box === box) ?? sections[0]

  return (
    <div className="page">
      <main className="panel view" ref={view} tabIndex={-1} aria-label={section.title}>
        <header className="toolbar">
          <h1 className="spread">公文管理</h1>
          <SearchBox
            label="搜索公文"
            placeholder="标题、文号、单位"
            keyword={keyword}
            onSearch={(wanted) =>
              void history.go(withQuery(place, { keyword: wanted, pageNo: '' }))
            }
          />
          <button
            type="button"
            className="button primary"
            onClick={() => openEditor(context, history)}
          >
            拟稿
          </button>
        </header>
        <SectionTabs
          history={history}
          label="公文分类"
          sections={sections.map((one) => ({
            title: one.title,
            to: one.to,
            current: one.box === box,
            count: one.box === 'received' ? loaded.data?.unread : undefined,
          }))}
        />
        {page && loaded.failure && (
          <p className="alert" role="alert">
            {loaded.failure}，当前显示的是上次的内容。
            <button type="button" className="button" onClick={loaded.reload}>
              重试
            </button>
          </p>
        )}
        {!page && <LoadingState loaded={loaded} />}
        {page?.records.length === 0 && (
          <p className="state">{keyword ? `没有找到与“${keyword}”有关的公文` : section.empty}</p>
        )}
        {page && page.records.length > 0 && (
          <DocumentTable
            context={context}
            history={history}
            box={box}
            rows={page.records}
            onChanged={loaded.reload}
          />
        )}
        {page && page.total > 0 && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={pageLength}
            total={page.total}
            unit="件"
            address={(next) => withQuery(place, { pageNo: next })}
          />
        )}
      </main>
    </div>
  )
}
