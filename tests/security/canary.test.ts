import { expect, it } from 'vitest'
import { startAnswerService } from '../support/answers'
import { createHttpClient } from '../support/http-client'
import { builtRoutes } from '../support/routes'
import { forFile, stackForFile } from '../support/server-test'
import { demoPassword, openSpace } from '../support/stack'

/** Secrets that must not leak: each appears only here and in the place that needs it. */
const secrets = {
  sessionSecret: 'canary-session-secret-6180339887',
  aiKey: 'sk-canary-assistant-1414213562',
  brokerPassword: 'canary-broker-1732050807',
  wrongPassword: 'canary-wrong-password-2236067977',
  newPassword: 'Canary@2645751311',
  handOver: 'canary-hand-over-3316624790',
  // The portal's default client secret for sign-ins, and the demo accounts' password.
  client: 'portal-secret',
  password: demoPassword,
}

const service = await forFile(startAnswerService())
const stack = await stackForFile({
  LOG_LEVEL: 'debug',
  SESSION_SECRET: secrets.sessionSecret,
  AI_SERVICE_URL: service.url,
  AI_SERVICE_KEY: secrets.aiKey,
  // This port does not answer: the log line about that must not hold the password.
  MQTT_URL: `mqtt://portal:${secrets.brokerPassword}@127.0.0.1:1`,
})

/** A secret in every form in which careless code might expose it. */
function formsOf(secret: string): string[] {
  const basic = Buffer.from(`portal:${secret}`).toString('base64')
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '')
  return [...new Set([secret, encodeURIComponent(secret), base64, basic])]
}

it('[SAFE-08] no secret is in a page, data, an error page, a header, the metrics or the log, whatever the backends do', async () => {
  const { space, account } = openSpace(stack)
  const seen: string[] = []
  const client = createHttpClient(stack.portal.url)
  const keep = ({ text, headers }: { text: string; headers: object }) =>
    void seen.push(text, JSON.stringify({ ...headers, 'set-cookie': '' }))

  keep(await client.signIn(account('zhangsan'), { password: secrets.wrongPassword }))
  keep(await client.signIn(account('zhangsan')))
  const session = client.jar.get('portal') ?? ''
  const { token } = JSON.parse((await client.post('/session/token')).text)
  expect(token).toMatch(/^tk_/)
  for (const way of ['ssoLogin?tk', 'ssoLoginToken?token', 'pcAuth?code', 'thirdRedirect?token']) {
    keep(await createHttpClient(stack.portal.url).get(`/${way}=${secrets.handOver}`))
  }

  const pages = (await builtRoutes()).map(({ path }) => path)
  const others = ['/index', '/index.data', '/realm', '/metrics', '/healthz', '/subapps/index/']
  const services = ['/service-system/user/personal/info', '/service-mail/x', '/api/esSearch/x']
  const kinds = [null, 'html', 'bad-json', 'wrong-shape', 'status', 'reset'] as const
  for (const kind of kinds) {
    const faults = kind
      ? ['/service-*', '/auth/*', '/api/*'].map((path) => space.faults.add({ path, kind }))
      : []
    for (const path of [...pages, ...others, ...services]) {
      keep(await client.get(path))
      // An odd answer may have signed the user out; the walk goes on with the session.
      client.jar.set('portal', session)
    }
    for (const fault of faults) space.faults.remove(fault)
  }

  const fields = { currentPassword: secrets.wrongPassword, newPassword: secrets.newPassword }
  keep(await client.post('/modifyPassword', { ...fields, sureNewPassword: secrets.newPassword }))
  // A service that repeats what it was sent.
  service.answer((response, request) =>
    response.writeHead(500).end(`refused: ${request.headers.authorization}`),
  )
  const question = JSON.stringify({ question: '你好', context: null, history: [] })
  const json = { 'content-type': 'application/json' }
  keep(await client.send('/assistant', { method: 'POST', headers: json, body: question }))
  expect(service.asked.at(-1)?.headers.authorization).toBe(`Bearer ${secrets.aiKey}`)
  keep(await client.post('/logout'))

  const [texts, log] = [seen.join('\n'), stack.logLines.join('')]
  expect(stack.logLines.length).toBeGreaterThan(100)
  expect(texts).toContain('张三')
  for (const [what, secret] of Object.entries({ ...secrets, token, session })) {
    for (const form of formsOf(secret)) {
      expect(texts.includes(form), `${what} in an answer`).toBe(false)
      expect(log.includes(form), `${what} in the log`).toBe(false)
    }
  }
}, 120_000)
