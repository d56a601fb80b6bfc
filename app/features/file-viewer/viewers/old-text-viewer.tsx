import { useEffect, useState } from 'react'
import type { OldContent } from '../old/content'
import { readAside } from '../old/read-aside'
import type { OldKind } from '../old/read-old'
import { Reading } from '../reading'
import { Tools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import { ViewerNote } from '../viewer-note'
import type { BytesProps } from '../viewer-props'
import { OldSlides, OldText } from './old-text'
import { SheetTabs } from './sheet-tabs'

export interface OldTextProps extends BytesProps {
  kind: OldKind
  /** Why the layout is not shown, as a sentence before the line that says so. */
  note?: string
}

/** The text of an old office file: without its layout, which a line above it says. */
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
  return (
    <>
      <ViewerNote>
        {note}
        {old.withoutLayout}
      </ViewerNote>
      {content.kind === 'sheets' ? (
        <SheetTabs sheets={content.sheets} />
      ) : (
        <>
          <Tools onPrint={() => window.print()} />
          {content.kind === 'slides' ? (
            <OldSlides slides={content.slides} />
          ) : (
            <OldText parts={content.parts} />
          )}
        </>
      )}
    </>
  )
}
