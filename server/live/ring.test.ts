import { describe, expect, it } from 'vitest'
import { liveKept } from '../config/live-limits'
import { EventWriter } from './event-writer'
import { Ring } from './ring'

const log = new EventWriter({ events: { inc() {} } } as never)
const note = (text = '') => log.write({ kind: 'generic', payload: { type: 'note', text } })
const forced = (id: string) =>
  log.write({
    kind: 'message',
    payload: { id, typeCode: '', app: '', title: '', link: '', time: '' },
    id,
  })

describe("a session's ring", () => {
  it('[PUSH-05] gives what came after an offset, and nothing if it does not know', () => {
    const floor = log.skip()
    const ring = new Ring(floor)
    const [first, second] = [note(), note()]
    for (const event of [first, second]) ring.add(event)
    expect(ring.since(floor)).toEqual([first, second])
    expect(ring.since(first.offset)).toEqual([second])
    expect(ring.since(second.offset)).toEqual([])
    expect(ring.since(floor - 1)).toBeNull()
  })

  it('[PUSH-05] keeps so many events', () => {
    const ring = new Ring(log.skip())
    const events = Array.from({ length: liveKept.events + 1 }, () => note())
    for (const event of events) ring.add(event)
    expect(ring.since((events[0]?.offset ?? 0) - 1)).toBeNull()
    expect(ring.since(events[0]?.offset ?? 0)).toHaveLength(liveKept.events)
  })

  it('[SAFE-02] keeps so many bytes, so that a window that resumes is not too slow at once', () => {
    const ring = new Ring(log.skip())
    const long = 'x'.repeat(liveKept.bytes / 4)
    const events = Array.from({ length: 10 }, () => note(long))
    for (const event of events) ring.add(event)
    expect(ring.since(events.at(-4)?.offset ?? 0)).toHaveLength(3)
    expect(ring.since(events.at(-5)?.offset ?? 0)).toBeNull()
  })

  it('[PUSH-05] takes an id once for as long as it remembers it', () => {
    const ring = new Ring(log.skip())
    expect([ring.add(forced('a')), ring.add(forced('a')), ring.add(forced('b'))]).toEqual([
      true,
      false,
      true,
    ])
    for (let count = 0; count < liveKept.events; count += 1) ring.add(note())
    expect(ring.add(forced('a'))).toBe(true)
  })
})
