import { describe, expect, it, onTestFinished } from 'vitest'
import { type PortCalls, portCalls } from './port-calls'

type Called = (name: string, args: unknown[]) => unknown

/** Two ends of a port; each calls what the other offers. */
function sides(offered: Called, failed: (error: unknown) => void = () => {}) {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  const caller: PortCalls = portCalls(port1, () => undefined, failed)
  portCalls(port2, offered, failed)
  return caller
}

describe('calls through a port', () => {
  it('[ANY-04] bring back what the other side answers, or its error', async () => {
    const caller = sides((name, args) => {
      if (name === 'sum') return (args as number[]).reduce((sum, one) => sum + one, 0)
      throw new Error(`${name} is not for apps`)
    })
    expect(await caller.ask('sum', 1, 2, 3)).toBe(6)
    await expect(caller.ask('token')).rejects.toThrow('token is not for apps')
    expect(await caller.ask('sum')).toBe(0)
  })

  it('[ANY-04] [SAFE-07] come through whatever else the other side sends', async () => {
    const { port1, port2 } = new MessageChannel()
    onTestFinished(() => port1.close())
    const errors: unknown[] = []
    const caller = portCalls(
      port1,
      () => undefined,
      (error) => errors.push(error),
    )
    portCalls(
      port2,
      () => 'alive',
      (error) => errors.push(error),
    )
    const thrown: unknown[] = []
    const listen = port2.onmessage as (event: MessageEvent) => void
    port2.onmessage = (event) => {
      try {
        listen.call(port2, event)
      } catch (error) {
        thrown.push(error)
      }
    }
    for (const odd of [null, undefined, 7, 'name', [], {}, { answers: {} }]) port1.postMessage(odd)
    expect(await caller.ask('one')).toBe('alive')
    expect(thrown).toEqual([])
    expect(errors).toEqual([])
  })

  it('[ANY-04] that expect no answer come in their order, and their errors are told', async () => {
    const received: unknown[] = []
    const errors: unknown[] = []
    const caller = sides(
      (name, args) => {
        received.push(name, ...args)
        if (name === 'broken') throw new Error('no')
      },
      (error) => errors.push(String(error)),
    )
    caller.say('one', 1)
    caller.say('broken')
    caller.say('two', { a: [2] })
    await caller.ask('last')
    expect(received).toEqual(['one', 1, 'broken', 'two', { a: [2] }, 'last'])
    expect(errors).toEqual(['Error: no'])
  })
})
