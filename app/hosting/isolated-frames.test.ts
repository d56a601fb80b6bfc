import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RealmBridge } from '~contract/hosting/bridge'
import { connectIsolated } from './isolated-frames'
import { portCalls } from './port-calls'

/** An isolated app's end of the port, beside a shell whose entrance answers with these statuses. */
function connectedApp(statuses: number[]) {
  const { port1, port2 } = new MessageChannel()
  const sessionEnded = vi.fn(async () => {})
  const bridge = { sessionEnded, connect: () => {}, erred: () => {} } as Partial<RealmBridge>
  vi.stubGlobal('fetch', async () => {
    return Response.json({ ticket: 'a ticket' }, { status: statuses.shift() ?? 200 })
  })
  const around = { welcome: {}, hung: () => {}, flooded: () => {} } as never as Parameters<
    typeof connectIsolated
  >[2]
  connectIsolated(port1, { frame: 1, code: 'list' }, { ...around, bridge: bridge as RealmBridge })
  const app = portCalls(
    port2,
    async () => {},
    () => {},
  )
  return { app, sessionEnded, close: () => port2.close() }
}

afterEach(() => vi.unstubAllGlobals())

describe('an isolated app whose session has ended', () => {
  it('[DESK-07] [ANY-04] waits for another sign-in if the session ends again before its ticket comes', async () => {
    const { app, sessionEnded, close } = connectedApp([401, 200])
    expect(await app.ask('sessionEnded')).toBe('a ticket')
    expect(sessionEnded).toHaveBeenCalledTimes(2)
    close()
  })

  it.each([
    ['refused without end', [401, 401, 401, 401], 3],
    ['broken', [503], 1],
  ])('[DESK-07] [ANY-04] is told if the entrance is %s', async (_, statuses, signIns) => {
    const { app, sessionEnded, close } = connectedApp(statuses)
    await expect(app.ask('sessionEnded')).rejects.toThrow('/app-entrance')
    expect(sessionEnded).toHaveBeenCalledTimes(signIns)
    close()
  })
})
