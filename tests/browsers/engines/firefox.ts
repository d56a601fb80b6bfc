import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type CommandSocket, openCommandSocket } from './command-socket'
import { type Browser, type DrivenPage, namedKeys } from './engine'
import { announced, browserOf, startProgram } from './program'

/** The browser makes no requests and asks the user nothing on its own; downloads land in the profile's folder. */
const preferences = (folder: string, isOld: boolean) => ({
  'app.update.enabled': false,
  'browser.download.dir': folder,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // The driver of Firefox 115 cannot answer that question, and its window gets its size by being a popup.
  'dom.disable_beforeunload': isOld,
  'dom.disable_open_during_load': !isOld,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'zh-CN',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
})

/** Firefox through WebDriver BiDi; Firefox 115 (`isOld`) has no commands for resizing and reloading. */
export async function openFirefox(binary: string, isOld: boolean): Promise<Browser> {
  const program = await startProgram(
    binary,
    (folder) => {
      const lines = Object.entries(preferences(folder, isOld)).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      )
      writeFileSync(`${folder}/user.js`, lines.join('\n'))
      return ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder]
    },
    { MOZ_CRASHREPORTER_DISABLE: '1', MOZ_HEADLESS_HEIGHT: '1000', MOZ_HEADLESS_WIDTH: '1400' },
  )
  const url = await announced(program, /BiDi listening on (ws:\S+)/)
  const socket = await openCommandSocket(`${url}/session`)
  const { capabilities } = await socket.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: isOld ? {} : { alwaysMatch: accepting } },
  )
  await socket.send('session.subscribe', { events: ['log.entryAdded'] })
  const errors: string[] = []
  socket.on<Entry>('log.entryAdded', ({ level, text, stackTrace }) => {
    if (level === 'error') errors.push(`${text} ${stackTrace?.callFrames[0]?.url ?? ''}`.trim())
  })
  const context = isOld ? await popupOf(socket) : await onlyContext(socket)
  const inputs = inputsOf(context, (method, params) => socket.send(method, { context, ...params }))
  const own = isOld ? { ...inputs, reload: () => reloadBy(inputs.evaluate) } : inputs
  const page = { ...own, takeErrors: async () => errors.splice(0) }
  return browserOf(page, capabilities.browserVersion, socket, program)
}

const accepting = { unhandledPromptBehavior: { default: 'accept' } }

async function contextsOf(socket: CommandSocket): Promise<string[]> {
  const { contexts } = await socket.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
  )
  return contexts.map(({ context }) => context)
}

async function onlyContext(socket: CommandSocket): Promise<string> {
  const [first = ''] = await contextsOf(socket)
  return first
}

/** A popup with the walk's window size, because only scripts can set the size. */
async function popupOf(socket: CommandSocket): Promise<string> {
  const first = await onlyContext(socket)
  await socket.send('script.evaluate', {
    expression: `void window.open('about:blank', 'walk', 'popup,width=1280,height=800')`,
    awaitPromise: false,
    target: { context: first },
  })
  const end = Date.now() + 10_000
  while (Date.now() < end) {
    const popup = (await contextsOf(socket)).find((one) => one !== first)
    if (popup) return popup
    await pause(100)
  }
  throw new Error('no window has opened')
}

/** Reloads through the page's own script, because the driver has no command for it. */
async function reloadBy(evaluate: DrivenPage['evaluate']) {
  await evaluate('void (window.isLeft = true, setTimeout(() => location.reload()))')
  const end = Date.now() + 20_000
  const isThere = `!window.isLeft && document.readyState !== 'loading'`
  while ((await evaluate(isThere).catch(() => false)) !== true) {
    if (Date.now() > end) throw new Error('the page does not come again')
    await pause(100)
  }
}

interface Entry {
  level: string
  text: string | null
  stackTrace?: { callFrames: { url: string }[] }
}

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

type Send = <Result>(method: string, params?: object) => Promise<Result>

function inputsOf(context: string, send: Send): Omit<DrivenPage, 'takeErrors'> {
  const act = (...actions: object[]) => send('input.performActions', { actions })
  const keys = (actions: object[]) => act({ type: 'key', id: 'keys', actions })
  return {
    goto: async (url) =>
      void (await send('browsingContext.navigate', { url, wait: 'interactive' })),
    reload: async () => void (await send('browsingContext.reload', { wait: 'interactive' })),
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        awaitPromise: true,
        target: { context },
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null')
    },
    async click(x, y) {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) }
      const press = [{ type: 'pointerDown', button: 0 }, rest, { type: 'pointerUp', button: 0 }]
      const parameters = { pointerType: 'mouse' }
      await act({ type: 'pointer', id: 'mouse', parameters, actions: [at, rest, ...press] })
    },
    type: async (text) => void (await keys([...text].flatMap((value) => pressed(value)))),
    press: async (key, control = false) => void (await keys(withControl(control, key))),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { viewport: { width, height } })),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
  }
}

/**
 * A finger rests on a key for some time (ms); without that, Firefox 115 finishes before the page has drawn anything.
 */
const rest = { type: 'pause', duration: 30 }

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const pressed = (value: string) => [down(value), up(value)]

/** The actions of one key in WebDriver's terms, optionally with Control held. */
export function withControl(control: boolean, key: string): object[] {
  const press = pressed(namedKeys[key]?.webDriver ?? key)
  const { webDriver: held } = namedKeys.Control as { webDriver: string }
  return control ? [down(held), ...press, up(held)] : press
}
