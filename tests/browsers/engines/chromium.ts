import { type CommandSocket, openCommandSocket } from './command-socket'
import { type Browser, type DrivenPage, namedKeys } from './engine'
import { announced, browserOf, startProgram } from './program'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=zh-CN',
  '--accept-lang=zh-CN',
  '--window-size=1280,800',
  '--remote-debugging-port=0',
]

/** Chromium from 78 on, through DevTools commands that have existed since then. */
export async function openChromium(binary: string): Promise<Browser> {
  const program = await startProgram(binary, (folder) => [
    ...flags,
    `--user-data-dir=${folder}/profile`,
    'about:blank',
  ])
  const socket = await openCommandSocket(await announced(program, /listening on (ws:\S+)/))
  const { product, userAgent } = await socket.send<{ product: string; userAgent: string }>(
    'Browser.getVersion',
  )
  const sessionId = await attached(socket)
  const send: Send = (method, params = {}) => socket.send(method, params, sessionId)
  const errors = listenForErrors(socket, sessionId)
  socket.on('Page.javascriptDialogOpening', (_, from) => {
    if (from === sessionId) void send('Page.handleJavaScriptDialog', { accept: true })
  })
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`)
  // Headless browsers announce a name that no office browser has.
  const named = { userAgent: userAgent.replace('Headless', ''), acceptLanguage: 'zh-CN' }
  await send('Network.setUserAgentOverride', named)
  await send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: program.folder })
  const page = { ...inputsOf(send), takeErrors: async () => errors.splice(0) }
  return browserOf(page, product.replace(/^\D+/, ''), socket, program)
}

/** The session of a window that keeps nothing on disk: Chromium 103 loses cookies when it writes them there. */
async function attached(socket: CommandSocket): Promise<string> {
  const { browserContextId } = await socket.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  )
  const { targetId } = await socket.send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await socket.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  return sessionId
}

interface Logged {
  entry: { level: string; text: string; url?: string }
}

interface Thrown {
  exceptionDetails: { text: string; url?: string; exception?: { description?: string } }
}

function listenForErrors(socket: CommandSocket, sessionId: string): string[] {
  const errors: string[] = []
  socket.on<Logged>('Log.entryAdded', ({ entry }, from) => {
    if (from !== sessionId || entry.level !== 'error') return
    errors.push(`${entry.text} ${entry.url ?? ''}`.trim())
  })
  socket.on<Thrown>('Runtime.exceptionThrown', ({ exceptionDetails }, from) => {
    const { text, exception } = exceptionDetails
    if (from === sessionId) errors.push(exception?.description ?? text)
  })
  return errors
}

type Send = <Result>(method: string, params?: object) => Promise<Result>

function inputsOf(send: Send): Omit<DrivenPage, 'takeErrors'> {
  return {
    goto: async (url) => void (await send('Page.navigate', { url })),
    reload: async () => void (await send('Page.reload')),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<
        Partial<Thrown> & { result: { value: unknown } }
      >('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (!exceptionDetails) return result.value
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    },
    async click(x, y) {
      const at = { x, y, button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    async press(key, control = false) {
      const windows = namedKeys[key]?.windows ?? key.toUpperCase().charCodeAt(0)
      const modifiers = control ? 2 : 0
      const event = { key, code: codeOf(key), windowsVirtualKeyCode: windows, modifiers }
      const text = key === 'Enter' ? '\r' : key.length === 1 && !control ? key : undefined
      await send('Input.dispatchKeyEvent', {
        type: text ? 'keyDown' : 'rawKeyDown',
        text,
        ...event,
      })
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
    },
    async resize(width, height) {
      const size = { width, height, deviceScaleFactor: 1, mobile: false }
      await send('Emulation.setDeviceMetricsOverride', size)
    },
    async picture() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
      return Buffer.from(data, 'base64')
    },
  }
}

const codeOf = (key: string) => (/^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key)
