import { Paperclip } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { SafeLine } from '../../ui/safe-html'
import type { FoundDocument } from './document-search.server'
import styles from './result-row.module.css'
import { useSearchText } from './use-search-text'

interface ResultRowProps {
  row: FoundDocument
  tabbable: boolean
  onFocus(): void
}

/** A search result; it opens in a window of its own (SEARCH-04). */
export function ResultRow({ row, tabbable, onFocus }: ResultRowProps) {
  const { phrases } = useText()
  const documentSearch = useSearchText()
  const { path, title, excerpt, attachments, issuer, issued } = row
  return (
    <article className={`relative border-b px-5 py-4 ${styles.row}`}>
      <h3 className="leading-1.5 text-lg font-medium">
        <a
          className={`covers clamp no-underline rounded-sm line-clamp-3 text-text ${styles.link}`}
          href={path}
          target="_blank"
          rel="noopener"
          tabIndex={tabbable ? 0 : -1}
          data-stop={tabbable || undefined}
          onFocus={onFocus}
        >
          {title.trim() ? <SafeLine html={title} /> : documentSearch.untitled}
        </a>
      </h3>
      {excerpt && (
        <p className="clamp mt-1 text-muted leading-1.7 line-clamp-3">
          <SafeLine html={excerpt} />
        </p>
      )}
      {attachments && (
        <p className="ellipsis quiet mt-2" title={attachments}>
          <Icon drawing={Paperclip} className={`size-13px ${styles.clip}`} />
          {phrases.detailed(documentSearch.attachments, attachments)}
        </p>
      )}
      <dl className="quiet flex flex-wrap gap-x-5 mt-2">
        <Fact name={documentSearch.issuer} value={issuer} />
        <Fact name={documentSearch.issued} value={issued} />
      </dl>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  const { phrases } = useText()
  return (
    value && (
      <div className="flex min-w-0">
        <dt className="flex-none">{phrases.detailed(name, '')}</dt>
        <dd className="ellipsis tabular-nums" title={value}>
          {value}
        </dd>
      </div>
    )
  )
}
