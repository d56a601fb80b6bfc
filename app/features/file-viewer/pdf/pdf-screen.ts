import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { pdfDataPath } from './pdf-data-path'

export interface PdfView {
  page: number
  scale: number
  /** Which match of the search is marked, of how many. */
  match: number
  matches: number
}

export interface PdfScreen {
  goTo(page: number): void
  /** A number, or the full width of the room. */
  zoom(scale: number | 'page-width'): void
  rotate(by: 90 | -90): void
  find(text: string, direction: 'first' | 'next' | 'previous'): void
  /** Receives every change; only the last caller is subscribed. */
  onChange(receive: (view: PdfView) => void): void
  close(): void
}

/** Annotations are shown, but no forms. */
const annotations = 1

export async function showPdf(
  document: PDFDocumentProxy,
  container: HTMLDivElement,
  pageLabel: (page: number) => string,
): Promise<PdfScreen> {
  // The library only logs a missing first page, and would keep its callers waiting.
  await document.getPage(1)
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK })
  const findController = new PDFFindController({ eventBus, linkService })
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: annotations,
    imageResourcesPath: `${pdfDataPath}/web/images/`,
    l10n: silent as never,
  })
  linkService.setViewer(viewer)

  const changes = publishChanges(eventBus, viewer)
  const ready = new Promise<void>((done) => eventBus.on('pagesinit', done, { once: true }))
  viewer.setDocument(document)
  linkService.setDocument(document)
  await ready
  for (const [at, page] of container.querySelectorAll('.page').entries()) {
    page.setAttribute('aria-label', pageLabel(at + 1))
  }
  viewer.currentScaleValue = container.clientWidth < 900 ? 'page-width' : '1.25'

  return {
    goTo(page) {
      viewer.currentPageNumber = Math.min(document.numPages, Math.max(1, page))
    },
    zoom(scale) {
      viewer.currentScaleValue = String(scale)
    },
    rotate(by) {
      viewer.pagesRotation = (viewer.pagesRotation + by + 360) % 360
    },
    find(query, direction) {
      eventBus.dispatch('find', { ...searchOf(query, direction), source: findController })
    },
    onChange: changes.by,
    close() {
      changes.end()
      viewer.setDocument(null as never)
      linkService.setDocument(null)
    },
  }
}

/** A search as the library's find bar would order it. */
function searchOf(query: string, direction: Parameters<PdfScreen['find']>[1]) {
  return {
    query,
    type: direction === 'first' ? '' : 'again',
    caseSensitive: false,
    entireWord: false,
    matchDiacritics: false,
    highlightAll: true,
    findPrevious: direction === 'previous',
  }
}

/** Publishes how the document is shown at each change; only the last caller is subscribed. */
function publishChanges(eventBus: EventBus, viewer: PDFViewer) {
  let receive: (view: PdfView) => void = () => {}
  let matches = { current: 0, total: 0 }
  const publish = () => {
    const { currentPageNumber: page, currentScale: scale } = viewer
    receive({ page, scale, match: matches.current, matches: matches.total })
  }
  const count = ({ matchesCount }: { matchesCount: typeof matches }) => {
    matches = matchesCount
    publish()
  }
  eventBus.on('pagechanging', publish)
  eventBus.on('scalechanging', publish)
  eventBus.on('updatefindmatchescount', count)
  eventBus.on('updatefindcontrolstate', count)
  return {
    by(listener: typeof receive) {
      receive = listener
      publish()
    },
    end() {
      receive = () => {}
    },
  }
}

/** Replaces the library's translations, because none of its texts is shown or read out. */
const silent = {
  getLanguage: () => 'zh-cn',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => {},
  translateOnce: async () => {},
  destroy: async () => {},
  pause() {},
  resume() {},
}
