import type { DrawSheet } from '../frame/sheets'
import { type DrawSmall, drawsCanvas } from '../frame/thumbnail'
import { drawSheet } from './draw-sheet'
import type { OpenedOfd } from './opened-ofd'
import type { SealStamps } from './seal-stamps'

/** Pixels per millimetre of paper (150 dpi). */
const density = 150 / 25.4

interface PrintTerms {
  stamps: SealStamps | null
  unshownPicture: string
}

/** Draws a page with its seals for the printer. */
export function sheetOf(opened: OpenedOfd, { stamps, unshownPicture }: PrintTerms): DrawSheet {
  return (at, canvas, signal) =>
    drawSheet(opened, at, canvas, {
      scale: () => density,
      stamps: stamps?.at(at) ?? [],
      unshownPicture,
      printing: true,
      signal,
    })
}

/** Draws a page's thumbnail with its seals. */
export function smallOf(opened: OpenedOfd, stamps: SealStamps | null): DrawSmall {
  return drawsCanvas((at, canvas, dots, signal) =>
    drawSheet(opened, at, canvas, {
      scale: ({ width }) => dots / width,
      stamps: stamps?.at(at) ?? [],
      unshownPicture: '',
      printing: false,
      signal,
    }),
  )
}
