import { failureStatuses } from '~text/error-catalogue'
import { zhCN } from '~text/zh-CN'
import { type Answer, createHttpClient, type HttpClient } from '../support/http-client'
import type { FaultKind, ProxiedOutcome } from './fault-kinds'
import type { Deed } from './services'

/** The outcome of an action; `cut` = the answer broke off. */
export type Outcome = Pick<Answer, 'status' | 'text' | 'headers' | 'location'> | 'cut'

export async function perform(client: HttpClient, portal: string, deed: Deed): Promise<Outcome> {
  try {
    if (deed.kind === 'sign-in') {
      const stranger = createHttpClient(portal)
      return await stranger.post(deed.path, deed.body as Record<string, string>)
    }
    if (deed.body === undefined) return await client.get(deed.path)
    return await client.postJson(deed.path, deed.body)
  } catch {
    return 'cut'
  }
}

export const statusOf = (outcome: Outcome) => (outcome === 'cut' ? 'cut' : outcome.status)

/** Words from the faults' own answers: no page of the portal may contain them. */
const faultWords = /系统维护中|模拟故障|unexpected|redirected/

/** What is wrong with the outcome of an action while its service fails in that way; [] = nothing. */
export function judge(
  deed: Deed,
  outcome: Outcome,
  usual: Outcome,
  kind: FaultKind,
  moment: 'read' | 'write',
): string[] {
  if (deed.kind === 'proxied') return judgeProxied(outcome, usual, kind.proxied[moment])
  if (outcome === 'cut') return ['the answer was cut']
  const failure = deed.lenient && kind.name === 'wrong shape' ? null : kind[moment]
  const leaks = faultWords.test(outcome.text) ? ['the words of the fault are shown'] : []
  if (deed.kind === 'page') return [...leaks, ...judgePage(outcome)]
  if (deed.kind === 'chat') return [...leaks, ...judgeChat(outcome)]
  if (failure === null) return [...leaks, ...judgeUsual(outcome, usual)]
  const status = failureStatuses[failure]
  const sentence = zhCN.failures[failure as keyof typeof zhCN.failures]
  const told =
    deed.kind === 'json' ? readError(outcome.text) === sentence : outcome.text.includes(sentence)
  return [
    ...leaks,
    ...(outcome.status === status ? [] : [`status ${outcome.status} instead of ${status}`]),
    ...(told ? [] : [`it does not say ${sentence}`]),
  ]
}

function judgeProxied(outcome: Outcome, usual: Outcome, wanted: ProxiedOutcome): string[] {
  if (wanted === 'cut') return outcome === 'cut' ? [] : ['the cut answer came as a whole one']
  if (outcome === 'cut') return ['the answer was cut']
  if (wanted === 'usual') return judgeUsual(outcome, usual)
  const policy = String(outcome.headers['content-security-policy'])
  return [
    ...(outcome.status === wanted ? [] : [`status ${outcome.status} instead of ${wanted}`]),
    ...(outcome.location ? ['it leads elsewhere'] : []),
    // A service may send a page instead of data: it must not run as a page of the portal.
    ...(wanted === 200 && !policy.includes('sandbox') ? ['it would run as a page'] : []),
    ...(wanted === 502 && readEnvelope(outcome.text) !== zhCN.failures.unreachable
      ? ['no envelope says that the service is away']
      : []),
  ]
}

function judgeUsual(outcome: Outcome, usual: Outcome): string[] {
  const [seen, wanted] = [outcome, usual].map(statusOf)
  return seen === wanted ? [] : [`${seen} instead of ${wanted} as usual`]
}

function judgePage({ status, text }: Answer | Exclude<Outcome, 'cut'>): string[] {
  return [
    ...(status === 200 ? [] : [`status ${status} instead of 200`]),
    ...(text.includes('张三') ? [] : ['the page does not know its user']),
  ]
}

/** An answer that broke off or never came must not look complete. */
function judgeChat({ status, text }: Exclude<Outcome, 'cut'>): string[] {
  const failed = status !== 200 || text.includes('"type":"failed"')
  return failed && !text.includes('"type":"end"') ? [] : ['it passes for a complete answer']
}

function readError(text: string): unknown {
  return parsed(text)?.error
}

function readEnvelope(text: string): unknown {
  return parsed(text)?.msg
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
