import { useState } from 'react'
import { Button } from '../../../ui/button'
import { Stage } from '../frame/tools'
import { viewerLimits } from '../limits'
import type { Block, TextPart } from '../old/content'
import { useViewerText } from '../use-viewer-text'
import { OldBlocks } from './old-blocks'
import styles from './old-text.module.css'

/** A text's parts, one below the other: headers and footers come after the body. */
export function OldText({ parts, whole }: { parts: readonly TextPart[]; whole: boolean }) {
  const { old } = useViewerText()
  const sections = parts.map(({ name, blocks }) => ({
    title: name === 'body' ? '' : old.parts[name],
    blocks,
  }))
  return <Sections sections={sections.filter(({ blocks }) => blocks.length > 0)} whole={whole} />
}

interface OldSlidesProps {
  slides: readonly (readonly Block[])[]
  whole: boolean
}

/** The text of a presentation's slides. */
export function OldSlides({ slides, whole }: OldSlidesProps) {
  const { pdf } = useViewerText()
  const sections = slides.map((blocks, at) => ({ title: pdf.pageLabel(at + 1), blocks }))
  return <Sections sections={sections} whole={whole} />
}

interface Section {
  /** '' = none. */
  title: string
  blocks: readonly Block[]
}

interface SectionsProps {
  sections: readonly Section[]
  /** Renders everything, however long it is. */
  whole: boolean
}

function Sections({ sections, whole }: SectionsProps) {
  const { old } = useViewerText()
  const [wanted, setMost] = useState(viewerLimits.paragraphs)
  const most = whole ? Number.POSITIVE_INFINITY : wanted
  const shown = withinLimit(sections, most)
  const total = sections.reduce((sum, { blocks }) => sum + blocks.length, 0)
  return (
    <Stage className="px-4 py-5 max-600:px-2">
      {total === 0 && <p className="text-center text-muted p-6">{old.empty}</p>}
      {total > 0 &&
        shown.map(({ title, blocks }, at) => (
          <section
            key={at}
            className={`card w-full max-w-860px mx-auto mt-0 mb-4 ${styles.section}`}
            aria-label={title || undefined}
          >
            {title && <h2 className="text-sm text-muted mb-3">{title}</h2>}
            <OldBlocks blocks={blocks} />
          </section>
        ))}
      {total > most && (
        <p className="text-center">
          <Button variant="outline" onClick={() => setMost(most + viewerLimits.paragraphs)}>
            {old.more(total - most)}
          </Button>
        </p>
      )}
    </Stage>
  )
}

/** The first sections, up to a total number of blocks. */
function withinLimit(sections: readonly Section[], most: number): Section[] {
  let left = most
  return sections.flatMap(({ title, blocks }) => {
    const room = left
    left -= blocks.length
    return room > 0 ? [{ title, blocks: blocks.slice(0, room) }] : []
  })
}
