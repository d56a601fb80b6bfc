import type { MockPlatform } from '../../mock-platform/server'

interface Envelope {
  code: number
  msg: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every endpoint
  data: any
}

/** Calls a mock platform as the portal does: by HTTP, with a token once signed in. */
export function callerOf({ url }: Pick<MockPlatform, 'url'>) {
  const basic = (credential: string) => `Basic ${Buffer.from(credential).toString('base64')}`

  async function signIn(
    username: string,
    password = 'Portal@2026',
    credential = 'portal:portal-secret',
  ): Promise<Envelope & { status: number }> {
    const response = await fetch(`${url}/auth/oauth/token`, {
      method: 'POST',
      headers: { Authorization: basic(credential) },
      body: new URLSearchParams({ grant_type: 'password', username, password }),
    })
    return { ...((await response.json()) as Envelope), status: response.status }
  }

  async function tokenFor(username: string): Promise<string> {
    return (await signIn(username)).data.access_token
  }

  async function call(
    path: string,
    token?: string,
    init: RequestInit = {},
  ): Promise<Envelope & { status: number }> {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    const response = await fetch(url + path, { ...init, headers })
    return { ...((await response.json()) as Envelope), status: response.status }
  }

  async function control(method: string, path: string, body?: unknown) {
    const response = await fetch(`${url}/__mock${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as any }
  }

  return { signIn, tokenFor, call, control }
}
