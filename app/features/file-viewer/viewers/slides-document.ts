import { PptxViewer } from '@aiden0z/pptx-renderer/browser'
import { FileFailure } from '../file-source'
import type { DrawSmall } from '../frame/thumbnail'
import { viewerLimits } from '../limits'

const { unpacked } = viewerLimits

interface SlidesTerms {
  signal: AbortSignal
  slideLabel(number: number): string
  /** The text that replaces a slide that cannot be drawn. */
  slideFailed(number: number): string
  onSlide(at: number): void
}

/**
 * Draws a presentation into an element, each slide as it comes into view. `stage` = the scroll container. Throws
 * FileFailure. Embedded drawings (EMF) show their own bitmaps: those that contain a PDF would need the PDF library as
 * well.
 */
export async function showSlides(
  bytes: Uint8Array,
  stage: HTMLElement,
  sheet: HTMLElement,
  { signal, slideLabel, slideFailed, onSlide }: SlidesTerms,
): Promise<PptxViewer> {
  try {
    const viewer = await PptxViewer.open(bytes, sheet, {
      signal,
      scrollContainer: stage,
      zipLimits: {
        maxEntries: 10_000,
        maxConcurrency: 8,
        maxEntryUncompressedBytes: unpacked,
        maxTotalUncompressedBytes: unpacked,
        maxMediaBytes: unpacked,
      },
      lazySlides: true,
      lazyMedia: true,
      pdfjs: false,
      listOptions: { windowed: true, initialSlides: 2, batchSize: 4 },
      onSlideChange: onSlide,
      onSlideRendered: (at, slide) => {
        slide.role = 'group'
        slide.ariaLabel = slideLabel(at + 1)
      },
      // The library writes its own message right after this call.
      onSlideError: (at) =>
        queueMicrotask(() => {
          const slot = sheet.querySelector(`[data-slide-index="${at}"] > div`)
          if (slot) slot.textContent = slideFailed(at + 1)
        }),
    })
    // The library treats unreadable data as a presentation without slides.
    if (viewer.slideCount === 0) throw new FileFailure('broken')
    return viewer
  } catch (error) {
    const tooLarge = error instanceof Error && /limit exceeded/i.test(error.message)
    throw tooLarge ? new FileFailure('huge') : error
  }
}

/** Draws a thumbnail of a slide. */
export function smallOf(viewer: PptxViewer | null): DrawSmall {
  return (at, place, width, signal) => {
    const handle = viewer?.renderThumbnailToContainer(at, place, { width })
    signal.addEventListener('abort', () => handle?.dispose())
  }
}
