/** What a host's page offers to the benchmark, which acts as the user. */
export interface HostPage {
  /** Shows an app in a pane of its own; gives the milliseconds until its mount had resolved. */
  open(code: string, entry: string): Promise<number>
  close(code: string): Promise<void>
}

/** A way to host: mounts an app into a pane and returns the function that unmounts it. */
export type Engine = (
  app: { code: string; entry: string },
  pane: HTMLElement,
) => Promise<() => Promise<unknown>>

declare global {
  interface Window {
    bench?: HostPage
  }
}

/**
 * Turns this page into a host of panes. The newest pane is in front; the others are hidden as the portal hides its
 * own.
 */
export function hostApps(engine: Engine) {
  let panes: { code: string; pane: HTMLElement; unmount(): Promise<unknown> }[] = []
  window.bench = {
    async open(code, entry) {
      const start = performance.now()
      for (const { pane } of panes) pane.className = 'pane hidden'
      const pane = document.createElement('div')
      pane.className = 'pane'
      pane.dataset.appCode = code
      document.body.append(pane)
      const unmount = await engine({ code, entry }, pane)
      const milliseconds = performance.now() - start
      if (!pane.querySelector('iframe, #root > *')) throw new Error(`${code} shows nothing`)
      panes.push({ code, pane, unmount })
      return milliseconds
    },
    async close(code) {
      const closed = panes.find((one) => one.code === code)
      if (!closed) throw new Error(`${code} is not open`)
      panes = panes.filter((one) => one !== closed)
      await closed.unmount()
      closed.pane.remove()
    },
  }
}

/** What every host gives its apps. */
export const person = { username: '张三' }
