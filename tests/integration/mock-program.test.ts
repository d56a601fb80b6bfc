import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'

/** Since Node 25, Node warns when a library checks for a browser's storage. */
const quiet = '--disable-warning=ExperimentalWarning'
const start = (...args: string[]) => startWith({}, ...args)

function startWith(env: Record<string, string>, ...args: string[]): ChildProcess {
  const program = ['--import', 'tsx', 'mock-platform/index.ts', ...args]
  const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'pipe']
  return spawn(process.execPath, program, {
    stdio,
    env: { ...process.env, NODE_OPTIONS: quiet, ...env },
  })
}

async function read(
  child: ChildProcess,
  stream: 'stdout' | 'stderr',
  until: RegExp,
): Promise<string> {
  let text = ''
  for await (const chunk of child[stream] ?? []) {
    text += chunk
    if (until.test(text)) break
  }
  return text
}

describe('the program', () => {
  it('[MOCK-02] prints its address and the demo accounts, and ends cleanly on a signal', async () => {
    const child = start('--port', '0', '--scenario', 'single-unit')
    const text = await read(child, 'stdout', /admin .*\n/)
    expect(text).toContain('张三只属于一个单位')
    expect(text).toMatch(/zhangsan +Portal@2026 +张三/)
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
    expect((await fetch(`${url}/__mock/scenarios`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('[MOCK-02] says which port is in use, and ends', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const wrong = [{ MOCK_PORT: String(port) }, { MOCK_PORT: '0', MOCK_MQTT_PORT: String(port) }]
    for (const env of wrong) {
      const child = startWith(env)
      const exit = once(child, 'exit')
      const name = Object.keys(env).at(-1)
      expect(await read(child, 'stderr', /\n/)).toBe(
        `${name}: ${port} is in use by another program\n`,
      )
      expect(await exit).toEqual([1, null])
    }
    taken.close()
  })

  it('[MOCK-02] refuses a wrong scenario with the nearest right name and exit code 1', async () => {
    const child = start('--port', '0', '--scenario', 'singel-unit')
    const exit = once(child, 'exit')
    expect(await read(child, 'stderr', /\n/)).toMatch(
      /^unknown scenario "singel-unit": did you mean "single-unit"\? there are .*\n$/,
    )
    expect(await exit).toEqual([1, null])
  })
})
