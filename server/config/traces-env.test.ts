import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error'
import { readConfig } from './env'

const problemOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('[SCALE-05] the variables of traces', () => {
  it('have no values by themselves, but a name and a share', () => {
    const config = readConfig({})
    expect(config.OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
    expect(config).toMatchObject({
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_SERVICE_NAME: 'portal',
      OTEL_TRACES_SAMPLER_ARG: 1,
    })
  })

  it('give headers by name, decoded', () => {
    const { OTEL_EXPORTER_OTLP_HEADERS: headers } = readConfig({
      OTEL_EXPORTER_OTLP_HEADERS: 'Api-Key=a=b%2Cc, authorization=Basic%20eHl6',
    })
    expect(headers).toEqual({ 'api-key': 'a=b,c', authorization: 'Basic eHl6' })
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector.example:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:canary@collector.example:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'canary'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=canary,=canary'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a key=canary'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=canary%0d%0ax-other: 1'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=canary%E0%A4%A'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'always_on'],
  ])('%s=%s is refused by name, and no secret is repeated', (name, value) => {
    const problem = problemOf({ [name]: value })
    expect(problem).toMatch(new RegExp(`^${name}: .{8,}`))
    expect(problem).not.toContain('canary')
  })
})
