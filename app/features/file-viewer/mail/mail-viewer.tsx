import { useRef } from 'react'
import { SafeHtml } from '../../../ui/safe-html'
import { AttachmentList, type AttachmentTerms } from '../frame/attachment-list'
import { Frame } from '../frame/frame'
import { Stage } from '../frame/tools'
import { useDomFind } from '../frame/use-dom-find'
import { Reading } from '../reading'
import { shownName } from '../shown-name'
import { useViewerText } from '../use-viewer-text'
import type { Mail, MailAttachment } from './mail'
import { MailText } from './mail-text'
import styles from './mail-viewer.module.css'
import { useSafeMail } from './use-safe-mail'

/** A mail: its sender, recipients and date, its text and its attachments. */
export default function MailViewer({ mail }: { mail: Mail }) {
  const { mail: words, attachments } = useViewerText()
  const text = useRef<HTMLElement>(null)
  const safe = useSafeMail(mail)
  const finding = useDomFind(() => text.current, safe)
  const attached = mail.attachments.filter((one) => !safe?.used.has(one))
  return (
    <Frame finding={finding} onPrint={() => window.print()}>
      <Stage className="px-4 py-5 max-600:px-2">
        {!safe ? (
          <Reading />
        ) : (
          <article ref={text} className={`card w-full max-w-860px mx-auto ${styles.mail}`}>
            <h2 className="text-xl font-bold break-anywhere mb-3">
              {mail.subject || words.noSubject}
            </h2>
            <MailHead mail={mail} />
            {attached.length > 0 && (
              <section className="mb-4" aria-label={attachments}>
                <AttachmentList attachments={attached.map(termsOf)} />
              </section>
            )}
            {safe.html === null ? <MailText text={safe.text} /> : <SafeHtml html={safe.html} />}
          </article>
        )}
      </Stage>
    </Frame>
  )
}

function MailHead({ mail: { from, to, cc, date } }: { mail: Mail }) {
  const { mail: words } = useViewerText()
  const rows = [
    [words.from, from],
    [words.to, to],
    [words.cc, cc],
    [words.date, dateText(date)],
  ] as const
  return (
    <dl className={styles.head}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** In the user's own time zone; text that is not a date stays unchanged. */
function dateText(date: string): string {
  const read = new Date(date)
  if (!date || Number.isNaN(read.getTime())) return date
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [read.getFullYear(), two(read.getMonth() + 1), two(read.getDate())].join('-')
  return `${day} ${two(read.getHours())}:${two(read.getMinutes())}`
}

const termsOf = ({ name, bytes }: MailAttachment): AttachmentTerms => ({
  name: shownName(name),
  size: bytes.length,
  read: () => bytes,
})
