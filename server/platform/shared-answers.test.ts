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

/** Returns which call answered: the first, the second … */
function ask(how: Partial<Parameters<SharedAnswers['share']>[0]> = {}, answer = short) {
  const call = () => {
    begun += 1
    return { number: begun, answer, sizeOf: () => 10, abandoned: false, isGood: () => true }
  }
  return answers.share({ ...wanted, ...how }, call)
}

/** Makes two calls at once and ends the backend call. */
async function askTwice(...how: Parameters<typeof ask>) {
  const both = [ask(...how), ask(...how)]
  await setImmediate()
  expect(both[1]).toBe(both[0])
  return both[0]?.number
}

describe('an answer that several have waited for', () => {
  it('[HOLD-03] is given to their burst, for three seconds from the beginning of the call', async () => {
    expect(await askTwice()).toBe(1)
    for (let times = 0; times < 10; times += 1) {
      vi.advanceTimersByTime(answerKept / 10)
      expect(ask().number).toBe(1)
    }
    vi.advanceTimersByTime(1)
    expect(ask().number).toBe(2)
  })

  it('[HOLD-03] is not given to who comes after a pause', async () => {
    await askTwice()
    vi.advanceTimersByTime(answerKept / 10 + 1)
    expect(ask().number).toBe(2)
  })

  it('[HOLD-03] is not given to another token, for another key, or to who wants a new one', async () => {
    await askTwice()
    expect(ask({ token: 'other' }).number).toBe(2)
    expect(ask({ key: 'other' }).number).toBe(3)
    vi.advanceTimersByTime(10)
    expect(ask({ maxAge: 10 }).number).toBe(1)
    expect(ask({ takesKept: false }).number).toBe(4)
    vi.advanceTimersByTime(10)
    expect(ask({ maxAge: 0 }).number).toBe(5)
  })

  it('[HOLD-03] is not given after the token has changed something, nor is a call that began before', async () => {
    await askTwice()
    answers.changed('other')
    expect(ask().number).toBe(1)
    answers.changed('mine')
    expect(ask({}, never).number).toBe(2)
    answers.changed('mine')
    expect(ask().number).toBe(3)
  })

  it('[HOLD-03] is not kept if its call failed, or if it says that something went wrong', async () => {
    await askTwice({}, failed())
    const second = ask()
    expect(second.number).toBe(2)
    expect(await askTwice()).toBe(2)
    second.isGood = () => false
    expect(ask().number).toBe(3)
  })

  it('[HOLD-03] does not come back after a newer call has failed', async () => {
    await askTwice()
    expect(ask({ takesKept: false }, failed()).number).toBe(2)
    await setImmediate()
    expect(ask().number).toBe(3)
  })

  it('[HOLD-03] is not kept at all if the process is not alone', async () => {
    answers = createSharedAnswers({ keptFor: 0 })
    await askTwice()
    vi.advanceTimersByTime(1)
    expect(ask().number).toBe(2)
  })
})

describe('an answer that one has waited for', () => {
  it('[HOLD-03] is not kept: who asks again wants something newer', async () => {
    ask()
    await setImmediate()
    expect(ask().number).toBe(2)
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
