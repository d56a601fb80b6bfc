import type { SearchResult } from '~contract/platform/document-search'
import { documentPath } from '../../contracts/document-path'
import { WindowLink } from '../kit/react'
import { spoken } from '../kit/spoken'
import { publicDocumentPath } from './libraries'

interface SearchResultsProps {
  records: SearchResult[]
  total: number
  busy: boolean
}

export function SearchResults({ records, total, busy }: SearchResultsProps) {
  return (
    <section aria-label={spoken('检索结果')} aria-busy={busy}>
      <p className="muted pt-2.5 px-edge pb-0" role="status">
        {spoken('搜索到 {total} 条相关结果', { total })}
      </p>
      <ul className="results divided">
        {records.map((result) => (
          <li key={result.docInstId + result.id}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { id, docInstId, modules, title, gwContent, fileTitle, orgName, instCreateTime } = result
  return (
    <article className="result stack gap-1 py-3.5 px-edge">
      <h2 className="flex gap-2 items-baseline text-16px">
        <WindowLink href={docInstId ? documentPath(result) : publicDocumentPath(id)}>
          <Highlighted html={title} />
        </WindowLink>
        {modules && <span className="tag quiet flex-none font-normal">{modules}</span>}
      </h2>
      <p>
        <Highlighted html={gwContent} />
      </p>
      {fileTitle && (
        <p className="muted">
          {spoken('附件：{names}', { names: fileTitle.split(',').join(spoken('，')) })}
        </p>
      )}
      <p className="row small muted">
        <span>{spoken('发文机构：{orgName}', { orgName })}</span>
        <span className="numeric">
          {spoken('发文时间：{day}', { day: instCreateTime.slice(0, 10) })}
        </span>
      </p>
    </article>
  )
}

/**
 * Shows the search's HTML: marked hits, and plain text for everything else. None of its elements becomes part of the
 * page, so that no document can inject one.
 */
function Highlighted({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node, place) =>
    node.nodeName === 'EM' ? <mark key={place}>{node.textContent}</mark> : node.textContent,
  )
}
