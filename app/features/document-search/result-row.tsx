import { Paperclip } from 'lucide'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { SafeLine } from '../../ui/safe-html'
import type { FoundDocument } from './document-search.server'
import styles from './result-row.module.css'

interface ResultRowProps {
  row: FoundDocument
  tabbable: boolean
  onFocus(): void
}

/** A document that was found; it opens in a window of its own (SEARCH-04). */
export function ResultRow({ row, tabbable, onFocus }: ResultRowProps) {
  const { documentSearch, phrases } = useText()
  const { path, title, excerpt, attachments, issuer, issued } = row
  return (
    <article className={styles.row}>
      <h3 className={styles.title}>
        <a
          className={styles.link}
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
        <p className={styles.excerpt}>
          <SafeLine html={excerpt} />
        </p>
      )}
      {attachments && (
        <p className={styles.attachments} title={attachments}>
          <Icon drawing={Paperclip} className={styles.clip} />
          {phrases.detailed(documentSearch.attachments, attachments)}
        </p>
      )}
      <dl className={styles.facts}>
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
      <div className={styles.fact}>
        <dt>{phrases.detailed(name, '')}</dt>
        <dd title={value}>{value}</dd>
      </div>
    )
  )
}
