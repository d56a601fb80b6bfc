import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const runner = fileURLToPath(new URL('run-portal.mjs', import.meta.url))
/** A program that reports that it is ready, with its number, and ends with status 0 on request. */
const serves = `
setInterval(() => {}, 1_000)
process.on('SIGTERM', () => process.exit(0))
process.send({ ready: 'http://127.0.0.1:1' })
process.stdout.write(\`\${process.argv[1]} \${process.pid}\\n\`)
`
const portal = (code: string) => ({ mock: 'serves.mjs', portal: code })
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-portal-'))
  await writeFile(path.join(folder, 'serves.mjs'), serves)
  await writeFile(path.join(folder, 'stands.mjs'), serves)
  await writeFile(path.join(folder, 'refuses.mjs'), 'process.exit(3)')
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the portal as `npm start` does once everything is built. */
function start(
  programs: { mock: string; portal: string },
  extra: Record<string, string> = {},
): ChildProcess {
  const files = Object.fromEntries(
    Object.entries(programs).map(([name, file]) => [name, path.join(folder, file)]),
  )
  const program = `import { runPortal } from ${JSON.stringify(runner)}
process.exitCode = await runPortal(${JSON.stringify(files)})`
  const { PLATFORM_URL: _, ...env } = process.env
  const args = ['--input-type=module', '--eval', program]
  return spawn(process.execPath, args, {
    env: { ...env, ...extra },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function pidOf(started: ChildProcess, file: string): Promise<number> {
  let said = ''
  for await (const chunk of started.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    const pid = new RegExp(`${file} (\\d+)\\n`).exec(said)?.[1]
    if (pid) return Number(pid)
  }
  throw new Error(`${file} never started`)
}

async function statusOf(started: ChildProcess): Promise<unknown> {
  const [status] = await once(started, 'exit')
  return status
}

it('a portal that refuses its settings ends npm start with its status', async () => {
  expect(await statusOf(start(portal('refuses.mjs')))).toBe(3)
})

it.each([
  { HOST: '0.0.0.0' },
  { HOST: '127.example.cn' },
  { PUBLIC_URL: 'https://portal.example.cn' },
])('[SAFE-17] with %j the mock platform starts for a demonstration alone', async (env) => {
  expect(await statusOf(start(portal('stands.mjs'), env))).toBe(1)
  const shown = start(portal('stands.mjs'), { ...env, DEMONSTRATION: '1' })
  process.kill(await pidOf(shown, 'stands.mjs'), 'SIGTERM')
  expect(await statusOf(shown)).toBe(0)
})

it('[SAFE-17] with an address of this machine alone the mock platform starts', async () => {
  const env = { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080', TRUSTED_PROXIES: '1' }
  const shown = start(portal('stands.mjs'), env)
  process.kill(await pidOf(shown, 'stands.mjs'), 'SIGTERM')
  expect(await statusOf(shown)).toBe(0)
})

it('a portal that is killed ends npm start with the status of the signal', async () => {
  const started = start(portal('stands.mjs'))
  const ended = statusOf(started)
  process.kill(await pidOf(started, 'stands.mjs'), 'SIGKILL')
  expect(await ended).toBe(128 + 9)
})

it('a mock platform that is killed ends the portal and npm start, with the status of the signal', async () => {
  const started = start(portal('stands.mjs'))
  const ended = statusOf(started)
  process.kill(await pidOf(started, 'serves.mjs'), 'SIGKILL')
  expect(await ended).toBe(128 + 9)
})

it('a mock platform that cannot start ends npm start with its status', async () => {
  expect(await statusOf(start({ mock: 'refuses.mjs', portal: 'stands.mjs' }))).toBe(3)
})

it('a signal is handed on, and what ends well at it ends npm start well', async () => {
  const started = start(portal('stands.mjs'))
  const ended = statusOf(started)
  await pidOf(started, 'stands.mjs')
  started.kill('SIGTERM')
  expect(await ended).toBe(0)
})
