import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/ports'
import type { Browser, DrivenPage } from './engine'
import { withControl } from './firefox'
import { announced, startProgram } from './program'

/** Where Debian's package webkit2gtk-driver keeps the browser for tests. */
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** How long a page may take to arrive (ms). */
const patience = 15_000
/** Leaves room around a walk's page for the window's own frame, which the driver counts as part of the window. */
const largest = { width: 1400, height: 1000 }

/** WebKitGTK, by WebDriver, on a virtual screen. */
export async function openWebKit(driver: string, screen: string): Promise<Browser> {
  const { width, height } = largest
  const display = await startProgram(screen, () => [
    ...['-displayfd', '3', '-nolisten', 'tcp'],
    ...['-screen', '0', `${width}x${height}x24`],
  ])
  const number = await announced(display, /^(\d+)/)
  const port = await freePort()
  const env = { DISPLAY: `:${number}`, NO_AT_BRIDGE: '1', LANGUAGE: 'zh_CN' }
  const program = await startProgram(driver, () => [`--port=${port}`], env)
  const root = `http://127.0.0.1:${port}`
  await isListening(root)
  const options = { binary: miniBrowser, args: ['--automation'] }
  const alwaysMatch = {
    'webkitgtk:browserOptions': options,
    // It would wait for pages that arrived long ago.
    pageLoadStrategy: 'none',
    // In ms. A command that a page never answers must not block the walk.
    timeouts: { script: 10_000, pageLoad: 15_000 },
    unhandledPromptBehavior: 'accept',
  }
  const { sessionId, capabilities } = await call<Session>('POST', `${root}/session`, {
    capabilities: { alwaysMatch },
  })
  return {
    ...pageOf(`${root}/session/${sessionId}`),
    version: capabilities.browserVersion,
    files: program.files,
    async close() {
      await program.end()
      await display.end()
    },
  }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

async function isListening(root: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${root}/status`).catch(() => null)
    if (answer?.ok) return
    if (tries > 100) throw new Error('the WebKit driver does not answer')
    await pause(100)
  }
}

async function call<Value = unknown>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    // Longer than any limit that the driver keeps to.
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** WebDriver does not report the console: the page's own errors are recorded from its load on. */
const keepErrors = `window.keptErrors = window.keptErrors || (function () {
  var kept = [];
  addEventListener('error', function (event) { if (event.message) kept.push(event.message) });
  addEventListener('unhandledrejection', function (event) { kept.push(String(event.reason)) });
  return kept;
})()`

function pageOf(session: string): DrivenPage {
  const post = <Value>(command: string, body: object = {}) =>
    call<Value>('POST', `${session}/${command}`, body)
  const act = (...actions: object[]) => post('actions', { actions })
  const keys = (actions: object[]) => act({ type: 'key', id: 'keys', actions })
  const evaluate = (expression: string) =>
    post<{ value?: unknown; error?: string }>('execute/async', {
      script: `var done = arguments[0];
        Promise.resolve().then(function () { return ${expression} }).then(
          function (value) { done({ value: value === undefined ? null : value }) },
          function (error) { done({ error: String(error) }) })`,
      args: [],
    }).then(({ value, error }) => {
      if (error) throw new Error(error)
      return value
    })
  /** Waits for another document to replace the present one. */
  const arrive = async (leave: () => Promise<unknown>) => {
    await evaluate('window.isLeft = true')
    await leave()
    const end = Date.now() + patience
    const isThere = `!window.isLeft && document.readyState !== 'loading'`
    while ((await evaluate(isThere).catch(() => false)) !== true) {
      if (Date.now() > end) throw new Error('the page does not come')
      await pause(100)
    }
    await evaluate(keepErrors)
  }
  return {
    goto: (url) => arrive(() => post('url', { url })),
    reload: () => arrive(() => post('refresh')),
    evaluate,
    async click(x, y) {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const parameters = { pointerType: 'mouse' }
      await act({ type: 'pointer', id: 'mouse', parameters, actions: [at, ...press] })
    },
    type: async (text) => void (await keys([...text].flatMap((key) => withControl(false, key)))),
    press: async (key, control = false) => void (await keys(withControl(control, key))),
    async resize(width, height) {
      await post('window/rect', { width, height })
      // That size includes the window's bars; `height` means the page's viewport.
      const inner = Number(await evaluate('innerHeight'))
      await post('window/rect', { width, height: height + height - inner })
    },
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    takeErrors: async () => (await evaluate(`(${keepErrors}).splice(0)`)) as string[],
  }
}
