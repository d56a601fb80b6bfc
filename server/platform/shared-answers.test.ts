import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerKept, createSharedAnswers, type SharedAnswers } from './shared-answers'

let answers: SharedAnswers
let begun: number

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  answers = createSharedAnswers({ keptFor: answerKept })
  begun = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const wanted = { token: 'mine', key: 'list', takesKept: true }
const short = Promise.resolve()
const failed = () => Promise.reject(new Error('reset'))
const never = new Promise<void>(() => {})

/** Says which call answers: the first, the second … */
function ask(how: Partial<Parameters<SharedAnswers['share']>[0]> = {}, answer = short) {
  const call = () => {
    begun += 1
    return { number: begun, answer, sizeOf: () => 10, abandoned: false, isGood: () => true }
  }
  return answers.share({ ...wanted, ...how }, call)
}

/** The same when the last call has ended. */
async function askLater(...how: Parameters<typeof ask>) {
  await setImmediate()
  return ask(...how).number
}

describe('an answer that is there', () => {
  it('[HOLD-03] is given to a burst of requests until a second after its call began', async () => {
    expect(ask().number).toBe(1)
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(answerKept / 10)
      expect(await askLater()).toBe(1)
    }
    vi.advanceTimersByTime(1)
    expect(await askLater()).toBe(2)
  })

  it('[HOLD-03] is not given to who comes after a pause', async () => {
    ask()
    await setImmediate()
    vi.advanceTimersByTime(answerKept / 10 + 1)
    expect(await askLater()).toBe(2)
  })

  it('[HOLD-03] is not given to another token, for another key, or to who wants a new one', async () => {
    ask()
    expect(await askLater({ token: 'other' })).toBe(2)
    expect(await askLater({ key: 'other' })).toBe(3)
    expect(await askLater({ takesKept: false })).toBe(4)
    vi.advanceTimersByTime(10)
    expect(await askLater({ maxAge: 0 })).toBe(5)
    expect(await askLater({ maxAge: 5 })).toBe(5)
  })

  it('[HOLD-03] is not given after the token has changed something, nor is a call that began before', async () => {
    ask()
    answers.changed('other')
    expect(await askLater()).toBe(1)
    answers.changed('mine')
    expect(await askLater({}, never)).toBe(2)
    answers.changed('mine')
    expect(await askLater()).toBe(3)
  })

  it('[HOLD-03] is not kept if its call failed, or if it says that something went wrong', async () => {
    ask({}, failed())
    await setImmediate()
    const second = ask()
    expect(second.number).toBe(2)
    second.isGood = () => false
    expect(await askLater()).toBe(3)
  })

  it('[HOLD-03] does not come back after a newer call has failed', async () => {
    ask()
    await setImmediate()
    expect(ask({ takesKept: false }, failed()).number).toBe(2)
    expect(await askLater()).toBe(3)
  })

  it('[HOLD-03] is not kept at all where a process is not alone', async () => {
    answers = createSharedAnswers({ keptFor: 0 })
    ask()
    expect(await askLater()).toBe(2)
  })
})

describe('a call under way', () => {
  it('[HOLD-03] is joined however long it takes, unless its caller says how long', () => {
    ask({}, never)
    vi.advanceTimersByTime(60_000)
    expect(ask().number).toBe(1)
    expect(ask({ takesKept: false }).number).toBe(1)
    expect(ask({ maxAge: 1_200 }, never).number).toBe(2)
    expect(ask().number).toBe(2)
  })

  it('[HOLD-03] is not joined when its callers have gone, and it with them', () => {
    ask({}, never).abandoned = true
    expect(ask().number).toBe(2)
  })
})
