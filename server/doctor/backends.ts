import { randomBytes } from 'node:crypto'
import { signInParameters } from '~contract/platform/constants'
import { isPlatformError } from '~contract/platform/platform-error'
import { type ServiceName, serviceNames } from '~contract/platform/services'
import type { PortalConfig } from '../config/env'
import { createPlatformClient } from '../platform/client'
import { fetchParameter } from '../platform/endpoints/constants'
import { type Answer, ask } from './ask'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'
import { paceOf, troubleOf } from './trouble'

const say = findingsOf('platform')
/** Statuses with which a gateway answers for a service that it cannot reach. */
const gatewayStatuses = [502, 503, 504]

interface Asked {
  finding: Finding
  answer: Answer | null
}

/** The findings about the platform, and how far this machine's clock is ahead of it according to each answer (ms). */
export interface Backends {
  findings: Finding[]
  ahead: number[]
  reached: boolean
}

/** Milliseconds for a connection, and for an answer. */
export interface Patience {
  connect: number
  answer: number
}

/** Tries the platform's address, each of its services, and the one call that needs no user. */
export async function checkBackends(config: PortalConfig, patience: Patience): Promise<Backends> {
  const { PLATFORM_URL } = config
  if (!PLATFORM_URL) {
    const seen = 'is not set: npm start would run the mock platform beside the portal'
    const advice = 'name the platform for real users'
    return { findings: [say.note('PLATFORM_URL', seen, advice)], ahead: [], reached: false }
  }
  const target = {
    say,
    subject: 'PLATFORM_URL',
    url: new URL(PLATFORM_URL),
    patience: patience.connect,
  }
  const { reached, findings } = await tryConnection(target)
  if (!reached) {
    const none = say.note('services', 'not tried, as the platform is not reached')
    return { findings: [...findings, none], ahead: [], reached }
  }
  const [services, parameters] = await Promise.all([
    Promise.all(serviceNames.map((name) => askService(name, config, patience.answer))),
    readParameters(config, PLATFORM_URL, patience.answer),
  ])
  const answers = services.flatMap(({ answer }) => answer ?? [])
  return {
    findings: [...findings, ...services.map(({ finding }) => finding), parameters],
    ahead: answers.map(({ ahead }) => ahead).filter((ahead) => !Number.isNaN(ahead)),
    reached,
  }
}

/** Calls a service without a token: 401 or 404 proves as well as any other answer that it is there. */
async function askService(
  name: ServiceName,
  { PLATFORM_URL = '', SERVICE_PREFIXES }: PortalConfig,
  patience: number,
): Promise<Asked> {
  const prefix = SERVICE_PREFIXES[name]
  const subject = `${name} ${prefix}`
  try {
    const answer = await ask(`${PLATFORM_URL.replace(/\/$/, '')}${prefix}/`, { patience })
    return { answer, finding: judgeAnswer(subject, answer) }
  } catch (error) {
    const advice = 'look at that service, and at the gateway in front of it'
    return { answer: null, finding: say.fail(subject, troubleOf(error), advice) }
  }
}

function judgeAnswer(subject: string, { status, took }: Answer): Finding {
  if (gatewayStatuses.includes(status)) {
    const advice = 'start that service, or correct its prefix in SERVICE_PREFIXES'
    return say.fail(subject, `HTTP ${status}: the gateway does not reach it`, advice)
  }
  if (status >= 500) return say.warn(subject, `HTTP ${status}`, "look at that service's log")
  return say.ok(subject, `answers ${paceOf(took)} (HTTP ${status})`)
}

/** Reads the login page's parameters, which shows whether the peer speaks the platform's protocol. */
async function readParameters(config: PortalConfig, origin: string, patience: number) {
  const subject = 'parameters of the login page'
  const platform = createPlatformClient({
    origin: origin.replace(/\/$/, ''),
    prefixes: config.SERVICE_PREFIXES,
    clientCredential: config.PLATFORM_CLIENT,
    connectTimeout: patience,
    readTimeout: patience,
  })
  try {
    const requestId = randomBytes(16).toString('hex')
    await fetchParameter(platform, requestId, signInParameters.systemName)
    return say.ok(subject, 'can be read')
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const seen = `cannot be read (${wordOf(error.failure)})`
    const isNoAnswer = ['unreachable', 'timeout', 'shape', 'status'].includes(error.failure)
    const advice = 'check that PLATFORM_URL and the prefix of system are those of the platform'
    return isNoAnswer
      ? say.fail(subject, seen, advice)
      : say.warn(subject, `${seen}: the page has its defaults`, 'let them be read without a token')
  } finally {
    await platform.close()
  }
}

const wordOf = (failure: string) =>
  failure === 'shape' ? 'the answer is not one of the platform' : failure
