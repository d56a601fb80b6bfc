import { PptxViewer } from '@aiden0z/pptx-renderer'
import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'

const { unpacked } = viewerLimits

interface SlidesTerms {
  signal: AbortSignal
  slideLabel(number: number): string
  /** What stands in the place of a slide that cannot be drawn. */
  slideFailed(number: number): string
  onSlide(at: number): void
}

/**
 * Draws a presentation into an element, each slide as it comes into sight. `stage` is what scrolls. Throws FileFailure.
 * Drawings within drawings (EMF) are left to their own bitmaps: those that hold a PDF would need its library as well.
 */
export async function showSlides(
  bytes: Uint8Array,
  stage: HTMLElement,
  desk: HTMLElement,
  { signal, slideLabel, slideFailed, onSlide }: SlidesTerms,
): Promise<PptxViewer> {
  try {
    const viewer = await PptxViewer.open(bytes, desk, {
      signal,
      scrollContainer: stage,
      zipLimits: {
        ...{ maxEntries: 10_000, maxConcurrency: 8 },
        ...{ maxEntryUncompressedBytes: unpacked, maxTotalUncompressedBytes: unpacked },
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
      // The library says it in its own words right after it has told.
      onSlideError: (at) =>
        queueMicrotask(() => {
          const place = desk.querySelector(`[data-slide-index="${at}"] > div`)
          if (place) place.textContent = slideFailed(at + 1)
        }),
    })
    // The library takes what it cannot read for a presentation without slides.
    if (viewer.slideCount === 0) throw new FileFailure('broken')
    return viewer
  } catch (error) {
    const tooLarge = error instanceof Error && /limit exceeded/i.test(error.message)
    throw tooLarge ? new FileFailure('huge') : error
  }
}
