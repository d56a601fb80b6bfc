import { createRoot, type Root } from 'react-dom/client'
import { mark, marks } from '../marks'
import { App } from './app'
import './app.css'

/** The benchmarks' sub-app: a form and a table, as another team would build it for qiankun. */
interface Props {
  container?: HTMLElement
}

let root: Root | null = null

mark(marks.evaluated)

export async function bootstrap() {}

export async function mount({ container }: Props) {
  mark(marks.mounting)
  const element = (container ?? document).querySelector<HTMLElement>('#root')
  if (!element) throw new Error('the entry has no #root')
  forget()
  const made = createRoot(element)
  root = made
  await new Promise<void>((rendered) => {
    const { rows, clock } = element.dataset
    made.render(<App rows={Number(rows)} clock={clock !== 'off'} onReady={rendered} />)
  })
  mark(marks.rendered)
}

export async function unmount() {
  root?.unmount()
  root = null
}

/** What this app never cleans up, as many do not: a timer, listeners, a late style. */
function forget() {
  const id = crypto.randomUUID()
  const seen = new Array(1_000).fill(id)
  setInterval(() => navigator.sendBeacon(`${filesOrigin}/beats/${id}`), 1_000)
  window.addEventListener('resize', () => seen.reverse())
  window.addEventListener('keydown', (event) => seen.push(event.key))
  document.addEventListener('click', () => seen.push(id))
  const style = document.createElement('style')
  style.textContent = `.bench-table tr:hover { background: #eef4ff }`
  document.head.append(style)
}

/** The base address of the app's files; its own server fills it in. */
declare const filesOrigin: string

// A page of its own, as a plain iframe shows it.
if (!window.__POWERED_BY_QIANKUN__) {
  void mount({}).then(() => window.parent.dispatchEvent(new Event('bench-mounted')))
}
