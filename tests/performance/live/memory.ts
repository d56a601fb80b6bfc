import { kilobytes, type Measure } from '../measure'
import { cookiesFor, type Setting } from './setting'
import { openWindows } from './windows'

const sockets = 5_000
/** Opened before the first measurement, so that what a server needs only once does not count. */
const first = 50
/**
 * The kernel's buffers do not count, but every socket has some objects. A lower number means that something else
 * released memory meanwhile.
 */
const leastPossible = 2

/** What one more socket costs a server that has 5,000. */
export async function memory(setting: Setting): Promise<Measure[]> {
  const cookies = await cookiesFor(sockets)
  const aSocket = async (name: 'portal' | 'bare') => {
    const server = await setting[name]()
    const cookiesOf = (from: number, to?: number) =>
      name === 'portal' ? cookies.slice(from, to) : []
    const early = await openWindows(server.url, first, cookiesOf(0, first))
    const before = await server.ask<number>('memory')
    const windows = await openWindows(server.url, sockets - first, cookiesOf(first))
    const after = await server.ask<number>('memory')
    for (const { socket } of [...early, ...windows]) socket.destroy()
    await server.kill()
    return kilobytes(after - before) / (sockets - first)
  }
  const bare = await aSocket('bare')
  const portal = await aSocket('portal')
  const credible = bare >= leastPossible && portal >= leastPossible
  const detail = [`${portal.toFixed(1)} KB, bare ${bare.toFixed(1)} KB`]
  return [
    {
      name: 'memory a socket at 5,000 / bare ws',
      value: credible ? portal / bare : Number.NaN,
      unit: 'x',
      goal: 1.5,
      detail,
    },
    {
      name: 'memory a socket at 5,000',
      value: portal,
      unit: 'KB',
      goal: 32,
      impossibleBelow: leastPossible,
    },
  ]
}
