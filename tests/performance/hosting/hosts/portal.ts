import { mark, marks } from '../marks'
import type { HostPage } from './page'

/** What the portal's page offers in addition. */
export interface PortalPage extends HostPage {
  /** Hides panes by `display: none` instead of the portal's way, or restores the portal's way. */
  hideByDisplay(on: boolean): void
  /**
   * Goes to an open app; marks the time from the change of its pane until its frame was painted. `wholly`: also waits
   * for a document in another process, which draws on its own, a moment later.
   */
  switchTo(code: string, by?: 'tab' | 'rail', wholly?: boolean): Promise<void>
}

/** Longer than another process takes to draw a heavy app (ms). */
const elsewherePainted = 150

/** Acts as the user in the portal's own page, by its links and buttons. */
const bench: PortalPage = {
  async open(code) {
    const link = element(`nav a[data-app="${code}"]`)
    const start = performance.now()
    mark(marks.clicked)
    link.click()
    await until(() => isShown(code))
    mark(marks.mounted)
    return performance.now() - start
  },
  async close(code) {
    const open = panesOf(code).length
    element(`button[aria-label="关闭 ${code}"]`).click()
    await until(() => panesOf(code).length < open)
  },
  hideByDisplay,
  async switchTo(code, by = 'tab', wholly = false) {
    const pane = element(`[data-app-code="${code}"]`)
    const frame = pane.querySelector<HTMLIFrameElement>('iframe')?.contentDocument
    const hidden = pane.className
    const way = by === 'tab' ? `[role=tab][data-tab="${code}"]` : `nav a[data-app="${code}"]`
    element(way).click()
    await until(() => pane.className !== hidden)
    performance.mark('shown')
    frame?.body.getBoundingClientRect()
    await nextPaint()
    if (wholly && !frame) await new Promise((done) => setTimeout(done, elsewherePainted))
    performance.mark('painted')
    await until(() => isShown(code))
  },
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}

function panesOf(code: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-app-code="${code}"]`)]
}

function isShown(code: string): boolean {
  return panesOf(code).some(({ dataset }) => dataset.appStatus === '1')
}

/** Resolves by a mutation of the page, because polling would add its interval to the time. */
function until(reached: () => boolean): Promise<void> {
  return new Promise((done) => {
    const observer = new MutationObserver(look)
    function look() {
      if (!reached()) return
      observer.disconnect()
      done()
    }
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-app-status', 'class'],
    })
    look()
  })
}

/** A task of its own after the next frame's styles, layout and paint. */
function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      const after = new MessageChannel()
      after.port1.onmessage = () => done()
      after.port2.postMessage(null)
    })
  })
}

const displaySheet = new CSSStyleSheet()

function hideByDisplay(on: boolean) {
  const hidden = element('[data-app-status="2"]').className
  displaySheet.replaceSync(
    `.${CSS.escape(hidden)}{display:none;content-visibility:visible;visibility:visible}`,
  )
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== displaySheet)
  document.adoptedStyleSheets = on ? [...others, displaySheet] : others
}

if (window === window.top) window.bench = bench
