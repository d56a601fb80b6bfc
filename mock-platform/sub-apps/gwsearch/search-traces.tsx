import { useCallback, useEffect } from 'react'
import type { DocumentVisit, SearchRecord } from '~contract/platform/document-search'
import { documentPath } from '../kit/document-path'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import { type Library, publicDocumentPath } from './libraries'

interface SearchTracesProps extends ReactAppProps {
  library: Library
  /** Every new answer to a search adds to the history. */
  results: unknown
}

function useTraces({ context: { props }, library, results }: SearchTracesProps) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { service, visits } = library
      const page = { pageNo: 1, pageSize: 7 }
      const content = visits.method === 'GET' ? { query: page } : { body: page }
      const [searches, opened] = await Promise.all([
        props.request<{ records: SearchRecord[] }>(`${service}/pageSearchHistory`, {
          query: { pageNo: 1, pageSize: 10 },
          signal,
        }),
        props.request<{ records: DocumentVisit[] }>(visits.path, { ...content, signal }),
      ])
      return { searches: searches.records, opened: opened.records }
    },
    [props, library],
  )
  const loaded = useLoaded(load)
  const { reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  useEffect(() => {
    if (results) reload()
  }, [results, reload])
  return loaded
}

/** What the person searched for and opened before. */
export function SearchTraces(traces: SearchTracesProps) {
  const { context, history, library } = traces
  const { props, toast } = context
  const loaded = useTraces(traces)

  async function forget(path: string, done: string, query = {}) {
    try {
      await props.request(library.service + path, { query })
      toast(done)
      loaded.reload()
    } catch (error) {
      toast(failureText(error), 'danger')
    }
  }

  if (!loaded.data) {
    return (
      <aside className="panel traces" aria-label="检索历史">
        <LoadingState loaded={loaded} />
      </aside>
    )
  }
  const { searches, opened } = loaded.data
  const forgetOne = (id: string) => forget('/deleteSearchHistoryById', '删除成功', { id })
  return (
    <aside className="traces" aria-label="检索历史">
      <section className="panel">
        <header className="panel-head">
          <h2>检索历史</h2>
          {searches.length > 0 && (
            <button
              type="button"
              className="button plain"
              onClick={() => void forget('/deleteSearchHistoryByAccount', '清除历史成功')}
            >
              清除历史
            </button>
          )}
        </header>
        {searches.length === 0 && <p className="traces-empty muted">还没有检索过</p>}
        <ul className="keywords">
          {searches.map(({ id, keyword }) => (
            <li key={id} className="keyword">
              <PlaceLink
                history={history}
                to={`${library.path}?keyword=${encodeURIComponent(keyword)}`}
              >
                {keyword}
              </PlaceLink>
              <button
                type="button"
                aria-label={`删除 ${keyword}`}
                onClick={() => void forgetOne(id)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <header className="panel-head">
          <h2>{library.visits.title}</h2>
        </header>
        {opened.length === 0 && <p className="traces-empty muted">还没有打开过公文</p>}
        <ul>
          {opened.map((visit) => (
            <li key={visit.docInstId || visit.id}>
              <VisitLink visit={visit} />
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

function VisitLink({ visit }: { visit: DocumentVisit }) {
  const { docInstId, modulesId, title, orgName } = visit
  const id = visit.id ?? ''
  const path = docInstId ? documentPath({ docInstId, id, modulesId }) : publicDocumentPath(id)
  return (
    <a className="visit" href={path} target="_blank" rel="noopener">
      <span className="visit-title">{title}</span>
      <span className="muted">{orgName}</span>
    </a>
  )
}
