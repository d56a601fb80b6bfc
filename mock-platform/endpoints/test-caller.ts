import type { MockPlatform } from '../server'

interface Answer {
  code: number
  msg: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every endpoint
  data: any
}

/** Calls a mock platform over HTTP as somebody who is signed in to its main space. */
export function callerAs(platform: MockPlatform, account: string) {
  const token = platform.space().openSession(account)
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(platform.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Answer
  }
}
