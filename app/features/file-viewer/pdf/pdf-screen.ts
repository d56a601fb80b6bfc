import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import type { KeptView } from '../frame/kept-view'
import type { Fit } from '../frame/terms'
import { pdfDataPath } from './pdf-data-path'
import styles from './pdf-viewer.module.css'

export interface PdfView {
  page: number
  scale: number
  fit: Fit | null
  twoPages: boolean
  /** The number of the search's current match, and how many there are. */
  match: number
  matches: number
}

export interface PdfScreen {
  goTo(page: number): void
  /** A number, or what the page should fit. */
  zoom(scale: number | Fit): void
  rotate(by: 90 | -90): void
  showTwo(two: boolean): void
  /** Goes to the target of an outline entry. */
  follow(destination: Destination): void
  find(text: string, direction: 'first' | 'next' | 'previous'): void
  /** Receives every change; only the last caller is subscribed. */
  onChange(receive: (view: PdfView) => void): void
  close(): void
}

/** A named destination, or an explicit one. */
export type Destination = string | unknown[]

/** Annotations are shown, but forms are not. */
const annotations = 1

/** The library's names for the zoom modes. */
const fitNames = { width: 'page-width', page: 'page-fit' } as const
const spread = { one: 0, two: 1 }

export interface PageTexts {
  pageLabel(page: number): string
  /** Shown instead of a page that cannot be drawn. */
  brokenPage: string
}

interface ShowTerms {
  container: HTMLDivElement
  texts: PageTexts
  /** How the user left the document. */
  view: KeptView
}

export async function showPdf(
  document: PDFDocumentProxy,
  { container, texts, view }: ShowTerms,
): Promise<PdfScreen> {
  // If the first page is missing, the library only logs that, and its callers would wait for ever.
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
    // The library would look for addresses in a page's text, and throws if the scale changes meanwhile.
    enableAutoLinking: false,
    imageResourcesPath: `${pdfDataPath}/web/images/`,
    l10n: silent as never,
  })
  linkService.setViewer(viewer)

  tellBroken(document, eventBus, container, texts.brokenPage)
  const changes = publishChanges(eventBus, viewer)
  const ready = new Promise<void>((done) => eventBus.on('pagesinit', done, { once: true }))
  viewer.setDocument(document)
  linkService.setDocument(document)
  await ready
  nameAll(container.querySelectorAll('.page'), texts.pageLabel)
  const goTo = (page: number) => {
    viewer.currentPageNumber = Math.min(document.numPages, Math.max(1, page))
  }
  const scale = followRoom(viewer, container, view.zoom)
  goTo(view.page ?? 1)

  return {
    goTo,
    zoom: scale.choose,
    rotate(by) {
      viewer.pagesRotation = (viewer.pagesRotation + by + 360) % 360
    },
    showTwo(two) {
      viewer.spreadMode = two ? spread.two : spread.one
      changes.publish()
    },
    follow(destination) {
      void linkService.goToDestination(destination)
    },
    find(query, direction) {
      eventBus.dispatch('find', { ...searchOf(query, direction), source: findController })
    },
    onChange: changes.by,
    close() {
      scale.end()
      changes.end()
      viewer.setDocument(null as never)
      linkService.setDocument(null)
    },
  }
}

/** Applies the chosen or default scale; a fitted scale follows the size of the container. */
function followRoom(viewer: PDFViewer, room: HTMLElement, chosen: KeptView['zoom']) {
  let now = chosen
  const show = () => {
    const scale = now ?? (room.clientWidth < 900 ? 'width' : 1.25)
    viewer.currentScaleValue = typeof scale === 'string' ? fitNames[scale] : String(scale)
  }
  const watch = new ResizeObserver(show)
  show()
  watch.observe(room)
  return {
    choose(scale: number | Fit) {
      now = scale
      show()
    },
    end: () => watch.disconnect(),
  }
}

/** Shows a message on a page that the library cannot read or draw: it only logs that, and the page would stay empty. */
function tellBroken(
  document: PDFDocumentProxy,
  eventBus: EventBus,
  container: HTMLElement,
  sentence: string,
): void {
  const report = (page: number) => {
    const place = container.querySelector(`.page[data-page-number="${page}"]`)
    if (!place || place.querySelector('[role=alert]')) return
    const text = container.ownerDocument.createElement('p')
    text.className = styles.broken ?? ''
    text.setAttribute('role', 'alert')
    text.textContent = sentence
    place.append(text)
  }
  const getPage = document.getPage.bind(document)
  document.getPage = (page) =>
    getPage(page).catch((error: unknown) => {
      report(page)
      throw error
    })
  eventBus.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error?: unknown }) => {
    if (error) report(pageNumber)
  })
}

function nameAll(pages: NodeListOf<Element>, pageLabel: PageTexts['pageLabel']): void {
  for (const [at, page] of pages.entries()) page.setAttribute('aria-label', pageLabel(at + 1))
}

/** A search request in the form that the library's find bar sends. */
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

/** Publishes the view at each change; only the last caller is subscribed. */
function publishChanges(eventBus: EventBus, viewer: PDFViewer) {
  let receive: (view: PdfView) => void = () => {}
  let matches = { current: 0, total: 0 }
  const publish = () => {
    const { currentPageNumber: page, currentScale: scale, currentScaleValue: value } = viewer
    const fit = value === fitNames.width ? 'width' : value === fitNames.page ? 'page' : null
    const twoPages = viewer.spreadMode === spread.two
    receive({ page, scale, fit, twoPages, match: matches.current, matches: matches.total })
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
    publish,
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
