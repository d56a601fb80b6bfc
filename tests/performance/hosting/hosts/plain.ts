import { hostApps, person } from './page'

/** The floor: script and styles in the page itself, without the entry, without any isolation. */
interface Library {
  mount(props: object): Promise<void>
  unmount(): Promise<void>
}

window.__POWERED_BY_QIANKUN__ = true

hostApps(async ({ code, entry }, pane) => {
  const root = document.createElement('div')
  root.id = 'root'
  root.dataset.rows = document.body.dataset.rows
  pane.append(root)
  const style = document.createElement('link')
  Object.assign(style, { rel: 'stylesheet', href: `${entry}app.css` })
  const script = document.createElement('script')
  script.src = `${entry}app.js`
  await Promise.all([loaded(style), loaded(script)])
  const { mount, unmount } = (window as unknown as Record<string, Library>)['bench-app'] as Library
  await mount({ name: code, container: pane, user: person })
  return async () => {
    await unmount()
    style.remove()
    script.remove()
  }
})

function loaded(element: HTMLElement): Promise<void> {
  return new Promise((done, fail) => {
    element.onload = () => done()
    element.onerror = () => fail(new Error('a file of the app is missing'))
    document.head.append(element)
  })
}
