import { afterAll, onTestFinished } from 'vitest'
import { pagePartTimeout } from '~contract/portal/constants'
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../mock-platform/server'
import { type Answer, createHttpClient } from './http-client'
import { callerOf } from './mock-caller'
import { openSpace, type Stack, startStack } from './stack'

/** A portal and a mock platform for all tests of a file: `const stack = await stackForFile()`. */
export async function stackForFile(...how: Parameters<typeof startStack>): Promise<Stack> {
  afterAll(waitForPageParts())
  return forFile(startStack(...how))
}

/** Closes what is started here at the end of the file, the last one first. */
export async function forFile<Thing extends { close(): unknown }>(starting: Promise<Thing>) {
  const thing = await starting
  afterAll(async () => void (await thing.close()))
  return thing
}

/** The same for one test: `const stack = await stackForTest({ TRUSTED_PROXIES: '1' })`. */
export async function stackForTest(...how: Parameters<typeof startStack>): Promise<Stack> {
  return forTest(startStack(...how))
}

/** Closes what is started here at the end of the test, the last one first. */
export async function forTest<Thing extends { close(): unknown }>(starting: Promise<Thing>) {
  const thing = await starting
  onTestFinished(async () => void (await thing.close()))
  return thing
}

/** On a busy machine pages would come without their late parts, which only portal-resilience.test.ts is about. */
function waitForPageParts() {
  const usual = globalThis.setTimeout
  const patient = (run: () => void, wait?: number, ...given: []) =>
    usual(run, wait === pagePartTimeout ? 10 * wait : wait, ...given)
  globalThis.setTimeout = Object.assign(patient, usual)
  return () => {
    globalThis.setTimeout = usual
  }
}

/** A mock platform for all tests of a file, and a caller of its endpoints. */
export async function mockPlatformForFile(options: Partial<MockPlatformOptions> = {}) {
  const starting = createMockPlatform({ port: 0, quiet: true, ...options })
  const platform: MockPlatform = await forFile(starting)
  return { platform, caller: callerOf(platform) }
}

/** A user of a fresh space, or of the given one, in a browser without a screen. */
export async function signedInAs(
  stack: Stack,
  name = 'zhangsan',
  scenario: string | ReturnType<typeof openSpace> = 'default',
  client = createHttpClient(stack.portal.url),
) {
  const opened = typeof scenario === 'string' ? openSpace(stack, scenario) : scenario
  await client.signIn(opened.account(name))
  return { ...opened, client }
}

/** The audit lines so far that have these fields. */
export function auditLines({ logLines }: Stack, fields: Record<string, unknown>) {
  return logLines
    .map((line) => JSON.parse(line))
    .filter((line) => line.audit && Object.entries(fields).every(([key, one]) => line[key] === one))
}

/** The part of a resource route's answer that most tests need; a body that is not JSON stays text. */
export function readJson({ status, text }: Answer) {
  return { status, body: /^[[{]/.test(text) ? JSON.parse(text) : text }
}
