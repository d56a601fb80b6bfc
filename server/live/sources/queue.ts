import { randomBytes } from 'node:crypto'
import mqtt, { type MqttClient } from 'mqtt'
import { queueChannels, queuePushSchema } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import { safeLink } from '~contract/platform/safe-address'
import { longestPush } from '../../config/live-limits'
import { parseJson } from '../../platform/parse-json'
import type { LiveEvent } from '../event-writer'
import { brokerAccount } from './broker-account'
import type { Source, SourceHost, SourceParts } from './source'

interface QueueOptions {
  url: string
  /** `name:secret`, if the address has none. */
  credential: string
  parts: SourceParts
  /** The user's department; null = none. Throws PlatformError. */
  orgIdOf(host: SourceHost): Promise<string | null>
  publish(event: LiveEvent, hosts: Iterable<SourceHost>): void
}

/** Channels per packet, which brokers limit. */
const channelsAtOnce = 100

/**
 * The message queue (PUSH-04): one MQTT connection for the whole process, subscribed to the channels of its sessions.
 */
export class Queue {
  #options: QueueOptions
  #client: MqttClient
  #listeners = new Map<string, Set<SourceHost>>()
  #state: 'open' | 'away' = 'away'

  constructor(options: QueueOptions) {
    const { url, credential, parts } = options
    this.#options = options
    this.#gauge().inc()
    this.#client = connect(url, credential, parts.times)
    this.#client.on('connect', () => void this.#connected())
    this.#client.on('message', (channel, payload, { retain }) => {
      // A retained message is older than the subscription, so it is already in the user's list.
      if (!retain) this.#receive(channel, payload)
    })
    this.#client.on('error', (error: Error & { code?: string | number }) => {
      parts.throttledLog(
        'warn',
        { source: 'queue', reason: String(error.code ?? 'failed') },
        awayText,
      )
    })
    this.#client.on('close', () => this.#lost())
  }

  open(host: SourceHost): Source {
    const { parts, orgIdOf } = this.#options
    const mine = new Set<string>()
    let closed = false
    let askAgainAt = Number.POSITIVE_INFINITY

    const join = async (channels: string[]) => {
      const fresh = channels.filter((channel) => !mine.has(channel))
      for (const channel of fresh) mine.add(channel)
      await this.#join(fresh, host)
    }
    const { tenantId, userId } = host.user
    const withDepartment = async () => {
      askAgainAt = Number.POSITIVE_INFINITY
      const orgId = await orgIdOf(host).catch(() => undefined)
      if (closed) return
      if (orgId === undefined) askAgainAt = parts.time.now + parts.times.retry
      else await join(queueChannels({ tenantId, userId, orgId }))
    }
    const settled = Promise.all([join(queueChannels({ tenantId, userId })), withDepartment()])
    let late = false
    void settled.then(() => late && !closed && host.stale())
    return {
      settled: settled.then(() => {}),
      missed() {
        late = true
      },
      sweep() {
        if (parts.time.now >= askAgainAt) void withDepartment().then(() => !closed && host.stale())
      },
      close: () => {
        closed = true
        this.#leave(mine, host)
      },
    }
  }

  close(): void {
    this.#gauge().dec()
    this.#client.removeAllListeners('close')
    this.#client.end(true)
  }

  async #join(channels: string[], host: SourceHost) {
    const unheard = channels.filter((channel) => !this.#listeners.has(channel))
    for (const channel of channels) {
      const hosts = this.#listeners.get(channel) ?? new Set()
      this.#listeners.set(channel, hosts.add(host))
    }
    // Otherwise #connected subscribes to all channels.
    if (this.#state === 'open') await this.#subscribe(unheard)
  }

  #leave(channels: Iterable<string>, host: SourceHost) {
    for (const channel of channels) {
      const hosts = this.#listeners.get(channel)
      hosts?.delete(host)
      if (hosts?.size !== 0) continue
      this.#listeners.delete(channel)
      if (this.#state === 'open') this.#client.unsubscribe(channel)
    }
  }

  async #subscribe(channels: string[]) {
    for (let from = 0; from < channels.length; from += channelsAtOnce) {
      try {
        const part = channels.slice(from, from + channelsAtOnce)
        const grants = await this.#client.subscribeAsync(part, { qos: 1 })
        if (grants.some(({ qos }) => qos >= 128)) throw new Error('refused')
      } catch {
        const { throttledLog } = this.#options.parts
        throttledLog(
          'warn',
          { source: 'queue', reason: 'subscription failed' },
          'live source refuses',
        )
      }
    }
  }

  async #connected() {
    this.#turn('open')
    this.#options.parts.throttledLog('info', { source: 'queue' }, 'live source connected')
    await this.#subscribe([...this.#listeners.keys()])
    const hosts = new Set([...this.#listeners.values()].flatMap((some) => [...some]))
    for (const host of hosts) host.stale()
  }

  #lost() {
    if (this.#state === 'open') {
      this.#options.parts.throttledLog('warn', { source: 'queue', reason: 'closed' }, awayText)
    }
    this.#turn('away')
  }

  #receive(channel: string, payload: Buffer) {
    const hosts = this.#listeners.get(channel)
    if (!hosts) return
    if (payload.length > longestPush) return this.#drop('too long')
    const data = parseJson(payload.toString())
    if (data === undefined) return this.#drop('not JSON')
    const push = readShape(queuePushSchema, data).data
    if (!push) return this.#drop('shape')
    const { id, typeCode, app, title, url, createTime: time } = push
    const message = { id, typeCode, app, title, link: safeLink(url) ?? '', time }
    this.#options.publish({ kind: 'message', payload: message, id }, hosts)
  }

  #drop(reason: string) {
    const fields = { source: 'queue', reason }
    this.#options.parts.metrics.dropped.inc(fields)
    this.#options.parts.throttledLog('warn', fields, 'live frame dropped')
  }

  #turn(state: 'open' | 'away') {
    this.#gauge().dec()
    this.#state = state
    this.#gauge().inc()
  }

  #gauge() {
    return this.#options.parts.metrics.upstreams.labels({ kind: 'queue', state: this.#state })
  }
}

const awayText = 'live source away'

function connect(address: string, credential: string, times: SourceParts['times']): MqttClient {
  const { url, ...account } = brokerAccount(address, credential)
  return mqtt.connect(url, {
    clientId: `portal-${randomBytes(8).toString('hex')}`,
    ...account,
    clean: true,
    // Less what connecting takes, so that everybody knows of the broker's return within the specified time.
    reconnectPeriod: 0.95 * times.retry,
    reconnectOnConnackError: true,
    connectTimeout: times.handshake,
    // A half-open connection is detected after one and a half times this interval.
    keepalive: Math.max(1, Math.round(times.heartbeat / 1000)),
    // #connected subscribes, and tells the sessions that they may have missed something.
    resubscribe: false,
    queueQoSZero: false,
  })
}
