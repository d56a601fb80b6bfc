import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { PrintSheets } from '../pdf/print-sheets'
import { nextZoom, Stage } from '../tools'
import { useRoom } from '../viewers/use-room'
import { AttachmentList } from './attachment-list'
import type { Match } from './find-text'
import { OfdPages } from './ofd-pages'
import { type Documents, OfdTools } from './ofd-tools'
import styles from './ofd-viewer.module.css'
import type { OpenedOfd } from './opened-ofd'
import { perMillimetre } from './page-scale'
import type { Spot } from './places'
import { sheetsForPrint } from './print-ofd'
import { SealList } from './seal-list'
import { SideLists, sideListsAtFirst } from './side-lists'
import { useFind } from './use-find'
import { useOfdText } from './use-ofd-text'
import { usePaging } from './use-paging'
import { useSeals } from './use-seals'

interface OfdScreenProps {
  opened: OpenedOfd
  documents: Documents
}

/** Room beside a page: a scrollbar, and a margin on both sides (px). */
const besides = 40

/** An open document with its tools. */
export function OfdScreen({ opened, documents }: OfdScreenProps) {
  const { document } = opened
  const { stage, room, zoom, fits, setZoom } = useZoom(document.box.width)
  const [turn, setTurn] = useState(0)
  const [shown, setShown] = useState(() => sideListsAtFirst(document))
  const [searching, setSearching] = useState(false)
  const { page, goTo } = usePaging(stage, { total: document.pages.length, zoom, turn })
  const seals = useSeals(opened)
  const stamps = typeof seals === 'string' ? null : seals.stamps
  const onShow = useCallback(({ page: at }: Match, spot: Spot) => goTo(at + 1, spot), [goTo])
  const find = useFind(opened, onShow)
  const print = usePrint(opened, stamps)

  function onKeyDown(event: KeyboardEvent) {
    const key = event.key.toLowerCase()
    if (key === 'f' && (event.ctrlKey || event.metaKey)) {
      // The browser's own search sees only the pages that are near.
      event.preventDefault()
      setSearching(true)
    } else if (event.target === stage.current && !event.ctrlKey && !event.metaKey) {
      if (key === '+' || key === '=') setZoom(nextZoom(zoom, 1))
      if (key === '-') setZoom(nextZoom(zoom, -1))
      if (key === '0') setZoom(null)
      if (key === 'r') setTurn((turn + 90) % 360)
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys lead to the tools
    <div className="fill-column print:hidden" onKeyDown={onKeyDown}>
      <OfdTools
        document={document}
        documents={documents}
        paging={{ page, goTo }}
        zooming={{ zoom, fits, setZoom }}
        onTurn={() => setTurn((turn + 90) % 360)}
        lists={{ shown, setShown }}
        search={{ ...find, searching, setSearching }}
        onPrint={print.start}
      />
      <div className={styles.body}>
        <SideLists opened={opened} shown={shown} page={page} stamps={stamps} onPage={goTo} />
        <Stage ref={stage} className={styles.stage ?? ''} data-room={room}>
          <OfdPages {...{ opened, zoom, turn, stage, stamps, find }} onPage={goTo} />
        </Stage>
        <div className={styles.beside}>
          {shown.attachments && <AttachmentList document={document} />}
          <SealList seals={seals} document={document} onPage={goTo} />
        </div>
      </div>
      {print.prepare && (
        <PrintSheets total={document.pages.length} prepare={print.prepare} onClose={print.end} />
      )}
    </div>
  )
}

/** The zoom: what the user chose, else as wide as the room allows, but not larger than on paper with a margin. */
function useZoom(pageWidth: number) {
  const [stage, { width }] = useRoom<HTMLDivElement>()
  const [chosen, setZoom] = useState<number | null>(null)
  const fitting = (width - besides) / (pageWidth * perMillimetre)
  const zoom = chosen ?? Math.min(width < 900 ? 8 : 1.25, Math.max(0.1, fitting))
  useEffect(() => {
    const room = stage.current
    const onWheel = (event: WheelEvent) => {
      // Pinches arrive as turns of the wheel with this key.
      if (!event.ctrlKey) return
      event.preventDefault()
      setZoom(Math.min(8, Math.max(0.1, zoom * Math.exp(-event.deltaY / 300))))
    }
    room?.addEventListener('wheel', onWheel, { passive: false })
    return () => room?.removeEventListener('wheel', onWheel)
  }, [stage, zoom])
  const fits = Math.max(0.1, fitting)
  return { stage, room: Math.round(width), zoom, fits, setZoom }
}

function usePrint(opened: OpenedOfd, stamps: Parameters<typeof sheetsForPrint>[1]['stamps']) {
  const { unshownPicture } = useOfdText()
  const [printing, setPrinting] = useState(false)
  const latest = useRef({ stamps, unshownPicture })
  latest.current = { stamps, unshownPicture }
  const prepare = useCallback(
    (signal: AbortSignal, onDone: (pages: number) => void) =>
      sheetsForPrint(opened, latest.current, signal, onDone),
    [opened],
  )
  return {
    start: () => setPrinting(true),
    end: () => setPrinting(false),
    prepare: printing ? prepare : null,
  }
}
