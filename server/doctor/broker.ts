import { randomBytes } from 'node:crypto'
import mqtt, { type MqttClient } from 'mqtt'
import { queueChannels } from '~contract/platform/live'
import type { PortalConfig } from '../config/env'
import { brokerAccount } from '../live/sources/broker-account'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'
import { troubleOf, within } from './trouble'

const say = findingsOf('live upstreams')
const queue = 'message queue'
const attempts = 3
/** MQTT's connection answers that concern the account. */
const accountCodes = [4, 5, 134, 135]

/**
 * Tries the message queue as the portal does: connects with its account, and subscribes to channels that belong to no
 * user.
 */
export async function checkBroker(
  config: Pick<PortalConfig, 'MQTT_URL' | 'PLATFORM_CLIENT'>,
  patience: number,
): Promise<Finding[]> {
  const { MQTT_URL } = config
  if (!MQTT_URL) {
    const seen = 'is not set: new messages appear within a minute'
    return [say.note('MQTT_URL', seen, 'name the broker, if the platform has one')]
  }
  const target = { say, subject: 'MQTT_URL', url: new URL(MQTT_URL), patience }
  const { reached, findings } = await tryConnection(target)
  return reached ? [...findings, await subscribe(MQTT_URL, config, patience)] : findings
}

async function subscribe(
  address: string,
  { PLATFORM_CLIENT }: Pick<PortalConfig, 'PLATFORM_CLIENT'>,
  patience: number,
): Promise<Finding> {
  const { url, ...account } = brokerAccount(address, PLATFORM_CLIENT)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const finding = await subscribeOnce(url, account, patience)
    if (finding) return finding
  }
  const seen = 'accepts the account, but does not answer a subscription'
  return say.fail(queue, seen, "look at the broker's log")
}

type Account = Pick<ReturnType<typeof brokerAccount>, 'username' | 'password'>

/** null = the subscription was lost; the portal would also try again. */
async function subscribeOnce(url: string, account: Account, patience: number) {
  const nobody = `doctor-${randomBytes(8).toString('hex')}`
  const client = mqtt
    .connect(url, {
      ...{ clientId: `portal-${nobody}`, ...account, clean: true },
      // The client's own timeout error has no code, so `within` must end the wait first.
      ...{ connectTimeout: 2 * patience, reconnectPeriod: 0, reconnectOnConnackError: false },
    })
    .on('error', () => {})
  try {
    await within(patience, opened(client))
    const channels = queueChannels({ tenantId: nobody, orgId: nobody, userId: nobody })
    const answer = grantsOf(client, channels)
    return await within(patience / 2, answer).catch(() => null)
  } catch (error) {
    return connectFailure(error)
  } finally {
    client.end(true)
  }
}

/** null = the connection ended before the answer. */
async function grantsOf(client: MqttClient, channels: string[]): Promise<Finding | null> {
  try {
    await client.subscribeAsync(channels, { qos: 1 })
    return say.ok(queue, 'accepts the account and its channels')
  } catch (error) {
    const isAnswered = error instanceof Error && 'packet' in error && error.packet
    if (!isAnswered) return null
    return say.fail(queue, 'refuses a channel', 'let the account subscribe to portal/#')
  }
}

/** An answer of MQTT; the DOMException of a timeout also has a numeric code. */
const isRefusal = (error: unknown): error is Error & { code: number } =>
  error instanceof Error &&
  !(error instanceof DOMException) &&
  'code' in error &&
  typeof error.code === 'number'

function connectFailure(error: unknown): Finding {
  if (!isRefusal(error)) {
    const advice = 'check that a broker listens there, over the protocol of MQTT_URL'
    return say.fail(queue, troubleOf(error), advice)
  }
  const { code } = error
  const advice = accountCodes.includes(code)
    ? 'give MQTT_URL or PLATFORM_CLIENT the right name and secret'
    : "look at the broker's log"
  return say.fail(queue, `the broker refuses the connection (code ${code})`, advice)
}

function opened(client: MqttClient): Promise<void> {
  return new Promise((done, fail) => {
    client.once('connect', () => done())
    client.once('error', fail)
    client.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
  })
}
