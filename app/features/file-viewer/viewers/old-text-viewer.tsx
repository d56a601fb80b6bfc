import { Suspense, useEffect, useRef, useState } from 'react'
import { partOf } from '../../../ui/lazy-part'
import { Frame } from '../frame/frame'
import { useDomFind } from '../frame/use-dom-find'
import type { OldContent } from '../old/content'
import { readAside } from '../old/read-aside'
import type { OldKind } from '../old/read-old'
import { Reading } from '../reading'
import { useViewerText } from '../use-viewer-text'
import { ViewerNote } from '../viewer-note'
import type { BytesProps } from '../viewer-props'
import { OldSlides, OldText } from './old-text'
import { SheetTabs } from './sheet-tabs'

const MailViewer = partOf(() => import('../mail/mail-viewer'))

export interface OldTextProps extends BytesProps {
  kind: OldKind
  /** Why the layout is not shown, as a sentence that precedes the line saying so. */
  note?: string
}

/** The text of an old office file, with a line above it that says that the layout is missing; or a mail. */
export default function OldTextViewer({ kind, bytes, note = '', onFailure }: OldTextProps) {
  const { old } = useViewerText()
  const [content, setContent] = useState<OldContent | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    readAside(kind, bytes, stop.signal).then(
      (read) => stop.signal.aborted || setContent(read),
      (error: unknown) => stop.signal.aborted || onFailure(error),
    )
    return () => stop.abort()
  }, [kind, bytes, onFailure])

  if (!content) return <Reading />
  if (content.kind === 'mail') {
    return (
      <Suspense fallback={<Reading />}>
        <MailViewer mail={content.mail} />
      </Suspense>
    )
  }
  return (
    <>
      <ViewerNote>
        {note}
        {old.withoutLayout}
      </ViewerNote>
      {content.kind === 'sheets' ? (
        <SheetTabs sheets={content.sheets} />
      ) : (
        <Text content={content} />
      )}
    </>
  )
}

function Text({ content }: { content: Extract<OldContent, { kind: 'text' | 'slides' }> }) {
  const text = useRef<HTMLDivElement>(null)
  const finding = useDomFind(() => text.current, content)
  // A search needs the whole text to be rendered.
  const whole = finding.wanted !== ''
  return (
    <Frame finding={finding} onPrint={() => window.print()}>
      <div ref={text} className="contents">
        {content.kind === 'slides' ? (
          <OldSlides slides={content.slides} whole={whole} />
        ) : (
          <OldText parts={content.parts} whole={whole} />
        )}
      </div>
    </Frame>
  )
}
