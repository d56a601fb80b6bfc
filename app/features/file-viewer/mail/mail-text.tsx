import { useState } from 'react'
import { Button } from '../../../ui/button'
import { useViewerText } from '../use-viewer-text'
import styles from './mail-viewer.module.css'
import { endOfPieces } from './text-pieces'

/** A mail's plain text; a long one is shown piece by piece. */
export function MailText({ text }: { text: string }) {
  const { mail, text: words } = useViewerText()
  const [pieces, setPieces] = useState(1)
  const end = endOfPieces(text, pieces)
  return (
    <>
      <p className={styles.text}>{text.slice(0, end) || mail.empty}</p>
      {end < text.length && (
        <p className="text-center print:hidden">
          <Button variant="outline" onClick={() => setPieces(pieces + 1)}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  )
}
