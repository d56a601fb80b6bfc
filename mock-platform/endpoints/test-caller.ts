import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../server'

interface Answer {
  code: number
  msg: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every endpoint
  data: any
}

/** Calls a mock platform over HTTP as a signed-in user of a space. */
export function callerAs(platform: MockPlatform, account: string, space = platform.space()) {
  const token = space.openSession(account)
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(platform.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  }
}

export type Caller = ReturnType<typeof callerAs>

/** A new platform for each test of a file; `as` returns a signed-in caller. */
export const freshPlatform = () => platformWithin(beforeEach, afterEach)

/** One platform for all tests of a file. */
export const sharedPlatform = () => platformWithin(beforeAll, afterAll)

function platformWithin(before: typeof beforeAll, after: typeof afterAll) {
  let current: MockPlatform
  before(async () => {
    current = await createMockPlatform({ port: 0, quiet: true })
  })
  after(() => current.close())

  const platform = new Proxy({} as MockPlatform, { get: (_, name) => Reflect.get(current, name) })
  /** Signs in on the first call. */
  function as(account: string): Caller {
    const callers = new WeakMap<MockPlatform, Caller>()
    return (...call) => {
      const caller = callers.get(current) ?? callerAs(current, account)
      callers.set(current, caller)
      return caller(...call)
    }
  }
  return { platform, as }
}
