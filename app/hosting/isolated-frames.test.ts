import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RealmBridge } from '~contract/hosting/bridge'
import { connectIsolated } from './isolated-frames'
import { portCalls } from './port-calls'

/** An isolated app's end of the port, next to a shell whose entrance answers with these statuses. */
function connectedApp(statuses: number[]) {
  const { port1, port2 } = new MessageChannel()
  const sessionEnded = vi.fn(async () => {})
  const pickFiles = vi.fn(async () => [
    { from: 'computer', name: 'a', file: new File(['four'], 'a') },
  ])
  const given = { sessionEnded, pickFiles, connect: () => {}, erred: () => {} }
  const bridge = given as object as RealmBridge
  vi.stubGlobal('fetch', async () => {
    return Response.json({ ticket: 'a ticket' }, { status: statuses.shift() ?? 200 })
  })
  const around = { welcome: {}, hung: () => {}, flooded: () => {} } as never as Parameters<
    typeof connectIsolated
  >[2]
  connectIsolated(port1, { frame: 1, code: 'list' }, { ...around, bridge })
  const app = portCalls(
    port2,
    async () => {},
    () => {},
  )
  return { app, sessionEnded, pickFiles, close: () => port2.close() }
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

it('[DOC-04] [ANY-04] an isolated app gets the files that its user chose, in its own frame alone', async () => {
  const { app, pickFiles, close } = connectedApp([])
  const [picked] = (await app.ask('pickFiles', 7, { accept: '.txt' })) as { file: File }[]
  expect(await picked?.file.text()).toBe('four')
  expect(pickFiles).toHaveBeenCalledWith(1, { accept: '.txt' })
  close()
})
