import { useCallback, useEffect } from 'react'
import type { DocumentVisit, SearchRecord } from '~contract/platform/document-search'
import { documentPath } from '../../contracts/document-path'
import {
  Button,
  LoadingState,
  PanelHead,
  PlaceLink,
  useAction,
  useApp,
  useLoaded,
  useRefresh,
  WindowLink,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { type Library, publicDocumentPath } from './libraries'

interface SearchTracesProps {
  library: Library
  /** Each new answer adds to the history. */
  results: unknown
}

function useTraces({ library, results }: SearchTracesProps) {
  const { props } = useApp()
  const load = useCallback(
    async (signal: AbortSignal, background: boolean) => {
      const given = { signal, background }
      const { service, visits } = library
      const page = { pageNo: 1, pageSize: 7 }
      const content = visits.method === 'GET' ? { query: page } : { body: page }
      const [searches, opened] = await Promise.all([
        props.request<{ records: SearchRecord[] }>(`${service}/pageSearchHistory`, {
          query: { pageNo: 1, pageSize: 10 },
          ...given,
        }),
        props.request<{ records: DocumentVisit[] }>(visits.path, { ...content, ...given }),
      ])
      return { searches: searches.records, opened: opened.records }
    },
    [props, library],
  )
  const loaded = useLoaded(load)
  const { reload, refresh } = loaded
  useRefresh(refresh)
  useEffect(() => {
    if (results) reload()
  }, [results, reload])
  return loaded
}

export function SearchTraces({ library, results }: SearchTracesProps) {
  const { props } = useApp()
  const { act } = useAction()
  const loaded = useTraces({ library, results })

  const forget: SearchesProps['onForget'] = async (path, done, query = {}) => {
    if (await act(() => props.request(library.service + path, { query }), done)) loaded.reload()
  }
  if (!loaded.data) {
    return (
      <aside className="panel" aria-label={spoken('检索历史')}>
        <LoadingState loaded={loaded} />
      </aside>
    )
  }
  const { searches, opened } = loaded.data
  return (
    <aside className="stack gap-4" aria-label={spoken('检索历史')}>
      <Searches library={library} searches={searches} onForget={forget} />
      <Visits title={spoken(library.visits.title)} visits={opened} />
    </aside>
  )
}

interface SearchesProps {
  library: Library
  searches: readonly SearchRecord[]
  onForget(path: string, done: string, query?: Record<string, string>): void
}

function Searches({ library, searches, onForget }: SearchesProps) {
  return (
    <section className="panel">
      <PanelHead title={spoken('检索历史')}>
        {searches.length > 0 && (
          <Button
            plain
            onClick={() => onForget('/deleteSearchHistoryByAccount', spoken('清除历史成功'))}
          >
            {spoken('清除历史')}
          </Button>
        )}
      </PanelHead>
      {searches.length === 0 && <p className="padded muted">{spoken('还没有检索过')}</p>}
      <ul className="keywords flex flex-wrap gap-2 py-3 px-edge">
        {searches.map(({ id, keyword }) => (
          <li key={id} className="keyword inline-flex max-w-full bg-canvas rounded-sm">
            <PlaceLink
              className="ellipsis pt-0.5 pr-0 pb-0.5 pl-2.5 text-text hover:text-accent"
              to={`${library.path}?keyword=${encodeURIComponent(keyword)}`}
              title={keyword}
            >
              {keyword}
            </PlaceLink>
            <button
              type="button"
              className="bare w-28px text-muted text-center"
              aria-label={spoken('删除 {keyword}', { keyword })}
              onClick={() => onForget('/deleteSearchHistoryById', spoken('删除成功'), { id })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Visits({ title, visits }: { title: string; visits: readonly DocumentVisit[] }) {
  return (
    <section className="panel">
      <PanelHead title={title} />
      {visits.length === 0 && <p className="padded muted">{spoken('还没有打开过公文')}</p>}
      <ul>
        {visits.map((visit) => (
          <li key={visit.docInstId || visit.id}>
            <VisitLink visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function VisitLink({ visit }: { visit: DocumentVisit }) {
  const { docInstId, modulesId, title, orgName } = visit
  const id = visit.id ?? ''
  const path = docInstId ? documentPath({ docInstId, id, modulesId }) : publicDocumentPath(id)
  return (
    <WindowLink className="list-row block py-2" href={path}>
      <span className="clamped" title={title}>
        {title}
      </span>
      <span className="small muted">{orgName}</span>
    </WindowLink>
  )
}
