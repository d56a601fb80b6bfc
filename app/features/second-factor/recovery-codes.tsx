import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { showToast } from '../../ui/toast'
import styles from './second-factor.module.css'
import { useFactorText } from './use-factor-text'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The surrounding dialog has another title, so the codes get a heading. */
  headed?: boolean
  onSaved(): void
}

/** New recovery codes to copy, download or write down; they are shown only once. */
export function RecoveryCodes({ codes, headed = false, onSaved }: RecoveryCodesProps) {
  const texts = useFactorText().codes
  const title = useRef<HTMLHeadingElement>(null)
  const text = codes.join('\n')
  useEffect(() => title.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', text: texts.copied })
    } catch {
      showToast({ kind: 'warning', text: texts.copyFailed })
    }
  }

  return (
    <div className="form">
      {headed && (
        <h3 ref={title} tabIndex={-1} className="text-md font-medium outline-0">
          {texts.title}
        </h3>
      )}
      <p className="text-muted">{texts.hint}</p>
      <ul
        className={`grid gap-y-2 gap-x-4 p-3 rounded-md bg-sunken text-sm ${styles.codes}`}
        aria-label={texts.title}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={copy}>
          {texts.copy}
        </Button>
        <ButtonLink
          variant="outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={texts.file}
        >
          {texts.download}
        </ButtonLink>
      </div>
      <Button size="lg" onClick={onSaved}>
        {texts.saved}
      </Button>
    </div>
  )
}
