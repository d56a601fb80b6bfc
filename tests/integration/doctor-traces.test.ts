import { describe, expect, it } from 'vitest'
import { examine } from '~server/doctor/doctor'
import { startCollector } from '../support/collector'
import { said } from '../support/doctor'
import { freePort } from '../support/ports'
import { forTest } from '../support/server-test'

const endpoint = 'OTEL_EXPORTER_OTLP_ENDPOINT'
const secret = 'collector-secret-0123456789'
const findingsFor = (env: Record<string, string>) =>
  examine({ PORT: '0', CONNECT_TIMEOUT_MS: '500', READ_TIMEOUT_MS: '500', ...env })

describe('[SCALE-05] the doctor and the collector', () => {
  it('tries it with an empty list, and with the headers', async () => {
    const collector = await forTest(startCollector())
    const findings = await findingsFor({
      [endpoint]: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${secret}`,
    })
    expect(said(findings, endpoint)).toMatch(/^ok: .*takes connections\nok: traces are taken/)
    expect(collector.headers).toMatchObject([{ 'x-key': secret }])
    expect(collector.spans).toEqual([])
    expect(JSON.stringify(findings)).not.toContain(secret)
  })

  it.each([
    [401, 'OTEL_EXPORTER_OTLP_HEADERS', /^fail: are refused \(HTTP 401\)/],
    [404, endpoint, /fail: HTTP 404 – name the address up to \/v1\/traces/],
    [503, endpoint, /fail: HTTP 503 – look at the collector/],
  ])('says what a status of %i means', async (status, subject, words) => {
    const collector = await forTest(startCollector())
    collector.answerWith(status)
    expect(said(await findingsFor({ [endpoint]: collector.url }), subject)).toMatch(words)
  })

  it('says that nothing is there, or that none is wanted', async () => {
    const nowhere = { [endpoint]: `http://127.0.0.1:${await freePort()}` }
    expect(said(await findingsFor(nowhere), endpoint)).toMatch(/^fail: 127\.0\.0\.1:\d+:/)
    expect(said(await findingsFor({}), endpoint)).toBe('note: is not set: nothing is traced')
  })
})
