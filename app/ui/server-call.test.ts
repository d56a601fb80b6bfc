import { afterEach, describe, expect, it, vi } from 'vitest'
import { zhCN } from '~text/zh-CN'
import { callServer } from './server-call'

const { failures } = zhCN

async function answered(body: BodyInit | null, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return callServer('/activity', { failures }, { background: true })
}

describe('an answer of the portal', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('[HOLD-01] that is cut off, or is a gateway’s page, is none', async () => {
    for (const body of ['', '{"live":', '<h1>Bad Gateway</h1>']) {
      expect(await answered(body)).toEqual({ error: failures.unreachable })
    }
  })

  it('[HOLD-01] is its data, and nothing if they are unchanged', async () => {
    expect(await answered('{"live":true}')).toEqual({ data: { live: true } })
    expect(await answered('null')).toEqual({ data: null })
    expect(await answered(null, 304)).toEqual({ data: null })
  })

  it('[ERR-01] that refuses says why', async () => {
    expect(await answered('{"error":"不可以"}', 409)).toEqual({ error: '不可以' })
    expect(await answered('<h1>502</h1>', 502)).toEqual({ error: failures.unknown })
  })
})
