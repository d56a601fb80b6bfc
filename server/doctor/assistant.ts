import type { PortalConfig } from '../config/env'
import { parseJson } from '../platform/parse-json'
import { type Answer, ask } from './ask'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'
import { paceOf, troubleOf } from './trouble'

const say = findingsOf('assistant')

/** Tries the assistant's service with the portal's key by listing its models, which costs nothing. */
export async function checkAssistant(config: PortalConfig, patience: number): Promise<Finding[]> {
  const { AI_SERVICE_URL, AI_SERVICE_KEY } = config
  if (!AI_SERVICE_URL) {
    return [say.note('AI_SERVICE_URL', "is not set: the platform's own assistant answers")]
  }
  const url = new URL(AI_SERVICE_URL)
  const { reached, findings } = await tryConnection({
    say,
    subject: 'AI_SERVICE_URL',
    url,
    patience,
  })
  if (!reached) return findings
  const headers = AI_SERVICE_KEY ? { authorization: `Bearer ${AI_SERVICE_KEY}` } : {}
  try {
    const answer = await ask(modelsAddress(url), { patience, headers, read: true })
    return [...findings, ...judgeAnswer(answer, config)]
  } catch (error) {
    return [...findings, say.fail('AI_SERVICE_URL', troubleOf(error), 'look at that service')]
  }
}

function modelsAddress(service: URL): string {
  const url = new URL(service)
  url.pathname = `${url.pathname.replace(/\/(?:chat\/completions\/?)?$/, '')}/models`
  return url.href
}

function judgeAnswer({ status, text, took }: Answer, config: PortalConfig): Finding[] {
  if (status === 401 || status === 403) {
    const seen = `HTTP ${status}: ${config.AI_SERVICE_KEY ? 'the key is refused' : 'a key is needed'}`
    return [say.fail('AI_SERVICE_KEY', seen, 'set the key of that service')]
  }
  if (status >= 500) return [say.fail('AI_SERVICE_URL', `HTTP ${status}`, 'look at that service')]
  const models = modelsIn(text)
  if (status !== 200 || !models) {
    const seen = `its models are not listed (HTTP ${status}), so key and model are not known to work`
    return [
      say.warn('AI_SERVICE_URL', seen, 'check that the address ends with the version, as /v1'),
    ]
  }
  return [
    say.ok('AI_SERVICE_KEY', `is accepted, and answers come ${paceOf(took)}`),
    models.includes(config.AI_MODEL)
      ? say.ok('AI_MODEL', config.AI_MODEL)
      : say.warn('AI_MODEL', `${config.AI_MODEL} is not in the list`, `use one of its models`),
  ]
}

/** The names in `{data: [{id}, …]}`; null = the text has another shape. */
function modelsIn(text: string): string[] | null {
  const body = parseJson(text) as { data?: unknown } | null | undefined
  if (!Array.isArray(body?.data)) return null
  return body.data.map((model: { id?: unknown } | null) => String(model?.id))
}
