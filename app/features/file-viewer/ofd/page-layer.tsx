import { linksOf, type Page, type PageLink, type TextLine } from '@portal/ofd'
import { memo, useMemo } from 'react'
import { fileLink } from '../file-link'
import type { MarkedPart } from '../frame/find-text'
import styles from './ofd-viewer.module.css'
import type { OpenedOfd } from './opened-ofd'
import { linesOf } from './page-lines'
import { cssMatrix, layerUnit } from './page-scale'
import { type GoTo, placeOf } from './places'
import { textWidth } from './text-width'
import { useOfdText } from './use-ofd-text'

interface PageLayerProps {
  page: Page
  /** CSS pixels per millimetre. */
  scale: number
  opened: OpenedOfd
  marks: readonly MarkedPart[]
  onPage: GoTo
}

/** On top of the drawn page: its selectable text, the marks of a search, and its links. */
export function PageLayer({ page, scale, opened, marks, onPage }: PageLayerProps) {
  const lines = useMemo(() => linesOf(page), [page])
  const links = useMemo(() => linksOf(page), [page])
  const { width, height } = page.box
  const size = { width: width * layerUnit, height: height * layerUnit }
  return (
    <div className={styles.layer} style={{ ...size, transform: `scale(${scale / layerUnit})` }}>
      {marks.map((mark) => (
        <Mark key={`${mark.line} ${mark.from}`} mark={mark} line={lines[mark.line]} />
      ))}
      <Text lines={lines} />
      {links.map((link, at) => (
        <LinkArea key={at} link={link} opened={opened} onPage={onPage} />
      ))}
    </div>
  )
}

/** The part of a character's height that is above the baseline. */
const above = 0.86

const Text = memo(function Text({ lines }: { lines: readonly TextLine[] }) {
  return (
    <>
      {lines.map((line, at) => {
        const size = line.size * layerUnit
        const end = line.edges[line.edges.length - 1] ?? 0
        const width = textWidth(line.text, size)
        const wide = width > 0 && end > 0 ? (end * layerUnit) / width : 1
        const transform = `${cssMatrix(line.matrix)} translateY(${-above * size}px) scaleX(${wide})`
        return (
          <span key={at} style={{ fontSize: size, transform }}>
            {line.text}
          </span>
        )
      })}
    </>
  )
})

function Mark({ mark, line }: { mark: MarkedPart; line: TextLine | undefined }) {
  if (!line) return null
  const from = line.edges[mark.from] ?? 0
  const to = line.edges[mark.to] ?? from
  const size = line.size * layerUnit
  return (
    <i
      className={styles.mark}
      data-current={mark.current || undefined}
      style={{
        width: Math.max(1, (to - from) * layerUnit),
        height: size * 1.1,
        transform: `${cssMatrix(line.matrix)} translate(${from * layerUnit}px, ${-above * size}px)`,
      }}
    />
  )
}

interface LinkAreaProps {
  link: PageLink
  opened: OpenedOfd
  onPage: GoTo
}

/** A part of the page that leads to a place in the document, or to an address that the portal allows. */
function LinkArea({ link: { box, action }, opened, onPage }: LinkAreaProps) {
  const texts = useOfdText()
  const style = {
    left: box.x * layerUnit,
    top: box.y * layerUnit,
    width: box.width * layerUnit,
    height: box.height * layerUnit,
  }
  if (action.kind === 'uri') {
    const href = fileLink(action.address)
    return href ? (
      <a
        className={styles.link}
        style={style}
        href={href}
        aria-label={href}
        title={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {'\u200b'}
      </a>
    ) : null
  }
  const place = placeOf(action, opened.document)
  if (!place) return null
  return (
    <button
      type="button"
      className={styles.link}
      style={style}
      aria-label={texts.link(place.page)}
      onClick={() => onPage(place.page, place.spot)}
    />
  )
}
