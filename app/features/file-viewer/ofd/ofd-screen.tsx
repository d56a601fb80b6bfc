import { useCallback, useMemo, useState } from 'react'
import { AttachmentPanel } from '../frame/attachment-list'
import type { Match } from '../frame/find-text'
import { Frame } from '../frame/frame'
import { PrintSheets } from '../frame/print-sheets'
import { SideLists, useSideLists } from '../frame/side-lists'
import sideStyles from '../frame/side-lists.module.css'
import type { Documents } from '../frame/terms'
import { Stage } from '../frame/tools'
import { useZoom } from '../frame/use-zoom'
import { attachmentsOf } from './attachments'
import { OfdPages } from './ofd-pages'
import styles from './ofd-viewer.module.css'
import type { OpenedOfd } from './opened-ofd'
import { outlineOf } from './outline'
import { perMillimetre } from './page-scale'
import type { Spot } from './places'
import { sheetOf, smallOf } from './print-ofd'
import { SealList } from './seal-list'
import { useFind } from './use-find'
import { useOfdText } from './use-ofd-text'
import { usePaging } from './use-paging'
import { useSeals } from './use-seals'

interface OfdScreenProps {
  source: string
  opened: OpenedOfd
  documents: Documents
}

/** Space around a page: a scrollbar, and a margin on both sides (px). */
const besides = { width: 40, height: 24 }

/** An open document with its tools. */
export function OfdScreen({ source, opened, documents }: OfdScreenProps) {
  const { document } = opened
  const { noPrint } = useOfdText()
  const [turn, setTurn] = useState(0)
  const [two, setTwo] = useState(false)
  const [stage, zooming, room] = usePageZoom(source, opened, { turn, two })
  const zoom = zooming.scale
  const total = document.pages.length
  const { page, goTo } = usePaging(stage, { source, total, zoom, turn, twoPages: two })
  const seals = useSeals(opened)
  const stamps = typeof seals === 'string' ? null : seals.stamps
  const onShow = useCallback(({ page: at }: Match, spot: Spot) => goTo(at + 1, spot), [goTo])
  const find = useFind(opened, onShow)
  const [printing, setPrinting] = useState(false)
  const attachments = useMemo(() => attachmentsOf(document), [document])
  const outline = useMemo(() => outlineOf(document, goTo), [document, goTo])
  const { shown, lists } = useSideLists({
    outline: outline.length > 0,
    attachments: attachments.length > 0,
  })
  const draw = useMemo(() => smallOf(opened, stamps), [opened, stamps])
  const allowed = document.permissions.print

  return (
    <Frame
      {...{ lists, documents, zooming }}
      paging={{ page, total, goTo }}
      onTurn={(by) => setTurn((turn + 90 * by + 360) % 360)}
      twoPages={{ on: two, set: setTwo }}
      finding={find.finding}
      {...(allowed && { onPrint: () => setPrinting(true) })}
      own={!allowed && <span className="quiet">{noPrint}</span>}
    >
      <div className={`print:hidden ${sideStyles.body}`}>
        <SideLists
          {...{ shown, outline, page, total, draw }}
          ratio={document.box.height / document.box.width}
          onPage={goTo}
        />
        <Stage
          ref={stage}
          className={styles.stage ?? ''}
          data-room={Math.round(room.width)}
          data-two={two || undefined}
        >
          <OfdPages {...{ opened, zoom, turn, stage, stamps, find }} onPage={goTo} />
        </Stage>
        <div className={sideStyles.beside}>
          {shown.attachments && <AttachmentPanel attachments={attachments} />}
          <SealList seals={seals} document={document} onPage={goTo} />
        </div>
      </div>
      {printing && <Print {...{ opened, total, stamps }} onClose={() => setPrinting(false)} />}
    </Frame>
  )
}

interface PrintProps {
  opened: OpenedOfd
  total: number
  stamps: Parameters<typeof sheetOf>[1]['stamps']
  onClose(): void
}

function Print({ opened, total, stamps, onClose }: PrintProps) {
  const { unshownPicture } = useOfdText()
  return (
    <PrintSheets
      total={total}
      draw={sheetOf(opened, { stamps, unshownPicture })}
      onClose={onClose}
    />
  )
}

/** Initially as wide as the container allows, but not larger than on paper with a margin. */
function usePageZoom(
  source: string,
  { document: { box } }: OpenedOfd,
  { turn, two }: { turn: number; two: boolean },
) {
  const [width, height] = turn % 180 === 0 ? [box.width, box.height] : [box.height, box.width]
  const gap = 12
  return useZoom({
    source,
    size: { width: width * perMillimetre * (two ? 2 : 1), height: height * perMillimetre },
    besides: two ? { ...besides, width: besides.width + gap } : besides,
    atFirst: (fits, room) => Math.min(room.width < 900 ? 8 : 1.25, Math.max(0.1, fits.width)),
  })
}
