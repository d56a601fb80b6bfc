import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '~contract/platform/endpoint'
import { isPlatformError } from '~contract/platform/platform-error'
import { responseCode } from '~contract/platform/response-code'
import { defaultServicePrefixes } from '~contract/platform/services'
import { createPlatformClient } from '~server/platform/client'
import type { WireAnswer } from '~server/platform/transport'
import { failureText } from '~text/error-catalogue'
import { zhCN } from '~text/zh-CN'
import { almost, anyJson, canary } from './arbitrary-answers'

/**
 * Whatever a backend answers, the platform client returns a value or throws its one error. That error holds nothing
 * of the answer's data, because it goes to logs and its text to users.
 */
const cases = 1_000

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'answer' in value && 'service' in value

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isEndpoint)

/** The endpoints that a module exports, alone or in a group. */
function endpointsIn(module: object): Endpoint[] {
  return Object.values(module).flatMap((value) => {
    if (isEndpoint(value)) return [value]
    return isGroup(value) ? Object.values(value).filter(isEndpoint) : []
  })
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contract/platform/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const endpoints = Object.values(modules)
  .flatMap(endpointsIn)
  .filter(({ answerKind = 'envelope' }) => answerKind === 'envelope')

/** The transport stops every status of 500 and above. */
const status = fc.oneof(
  { weight: 12, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 204, 301, 302, 400, 401, 403, 404, 409, 429) },
)
const code = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...Object.values(responseCode), 0, 0, 0, 0) },
  { weight: 1, arbitrary: anyJson },
)

function answersOf({ answer }: Endpoint): fc.Arbitrary<WireAnswer> {
  const enveloped = fc
    .record({ code, msg: fc.constantFrom('好', '', null), data: almost(answer) })
    .map((envelope) => JSON.stringify(envelope))
  const text = fc.oneof(
    { weight: 12, arbitrary: enveloped },
    { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: enveloped.map((whole) => whole.slice(0, whole.length >> 1)) },
    { weight: 1, arbitrary: fc.string().map((some) => `<html>${canary}${some}`) },
    { weight: 1, arbitrary: fc.constant('') },
  )
  return fc.record({ status, text, date: fc.constantFrom(Number.NaN, 0, 8.64e15) })
}

/**
 * Calls an endpoint through one platform client: its caches take longer to make than a thousand answers. `answer` has
 * already arrived.
 */
function callerOf(endpoint: Endpoint) {
  let next: WireAnswer
  const platform = createPlatformClient({
    origin: 'http://platform.invalid',
    prefixes: defaultServicePrefixes,
    clientCredential: 'portal:secret',
    connectTimeout: 1,
    readTimeout: 1,
    transport: { send: async () => next, close: async () => {} },
  })
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'] as const)
  const input = { params: Object.fromEntries(names) }
  let calls = 0
  return (answer: WireAnswer) => {
    next = answer
    calls += 1
    // Another user each time: no answer is another's.
    return platform.call(endpoint, { token: `tk_${calls}`, requestId: 'ab'.repeat(16) }, input)
  }
}

const bothWays: string[] = []

describe('an answer that may be anything', () => {
  it('is tried for all endpoints of the contract', () => {
    expect(endpoints.length).toBeGreaterThan(40)
  })

  it.each(
    endpoints.map((endpoint) => [endpoint.name, endpoint] as const),
  )('[HOLD-01] [SAFE-08] of %s is a value or the one error, which tells nothing of it', async (_, endpoint) => {
    let [values, errors] = [0, 0]
    const call = callerOf(endpoint)
    const property = fc.asyncProperty(answersOf(endpoint), async (answer) => {
      try {
        await call(answer)
        values += 1
      } catch (error) {
        errors += 1
        if (!isPlatformError(error)) throw error
        expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(canary)
        expect(failureText(error, zhCN)).not.toContain(canary)
      }
    })
    await fc.assert(property, { numRuns: cases })
    expect(values + errors).toBeGreaterThanOrEqual(cases)
    if (values > 0 && errors > 0) bothWays.push(endpoint.name)
  })

  it('goes both ways at nearly all of them, so that the cases are neither all right nor all wrong', () => {
    expect(bothWays.length).toBeGreaterThan(endpoints.length * 0.8)
  })
})
