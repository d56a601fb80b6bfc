import { writeFileSync } from 'node:fs'
import { openCommandSocket } from './command-socket'
import { type Browser, type DrivenPage, namedKeys } from './engine'
import { announced, browserOf, startProgram } from './program'

/** Nothing is asked of the network or the user by itself, and downloads land in the profile's folder. */
const preferences = (folder: string) => ({
  'app.update.enabled': false,
  'browser.download.dir': folder,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'zh-CN',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
})

/** Firefox, by WebDriver BiDi. */
export async function openFirefox(binary: string): Promise<Browser> {
  const program = await startProgram(
    binary,
    (folder) => {
      const lines = Object.entries(preferences(folder)).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      )
      writeFileSync(`${folder}/user.js`, lines.join('\n'))
      return ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder]
    },
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  )
  const url = await announced(program, /BiDi listening on (ws:\S+)/)
  const socket = await openCommandSocket(`${url}/session`)
  const { capabilities } = await socket.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } },
  )
  await socket.send('session.subscribe', { events: ['log.entryAdded'] })
  const errors: string[] = []
  socket.on<Entry>('log.entryAdded', ({ level, text, stackTrace }) => {
    if (level === 'error') errors.push(`${text} ${stackTrace?.callFrames[0]?.url ?? ''}`.trim())
  })
  const { contexts } = await socket.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
  )
  const [{ context }] = contexts as [{ context: string }]
  const inputs = inputsOf(context, (method, params) => socket.send(method, { context, ...params }))
  const page = { ...inputs, takeErrors: async () => errors.splice(0) }
  return browserOf(page, capabilities.browserVersion, socket, program)
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
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
      })
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

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const pressed = (value: string) => [down(value), up(value)]

/** The actions of one key in WebDriver's words, with Control held if so asked. */
export function withControl(control: boolean, key: string): object[] {
  const press = pressed(namedKeys[key]?.webDriver ?? key)
  const { webDriver: held } = namedKeys.Control as { webDriver: string }
  return control ? [down(held), ...press, up(held)] : press
}
