import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createMockPlatform } from '../../mock-platform/server'
import { touchedBy } from '../../scripts/coverage.mjs'
import { unitTests } from '../../scripts/test-reports.mjs'
import { callerOf } from '../support/mock-caller'

afterEach(() => vi.unstubAllEnvs())

it('[KIT-06] a test run tells which endpoints, sockets, error rows and ids it touched, and which never', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
  const used = join(folder, 'used')
  vi.stubEnv('MOCK_COVERAGE', used)
  const platform = await createMockPlatform({ port: 0, quiet: true })
  const caller = callerOf(platform)
  await caller.call('/service-system/sysappuser/list?column=sort', await caller.tokenFor('lisi'))
  await platform.close()

  mkdirSync(folder, { recursive: true })
  const source = join(folder, 'some.test.ts')
  writeFileSync(source, "expect(text).toBe('切换账号失败')")
  const tests = [
    { status: 'passed', fullName: 'leaving [ME-07] asks first' },
    { status: 'failed', fullName: '[ME-08] is broken' },
  ]
  const unit = join(folder, 'unit.json')
  writeFileSync(unit, JSON.stringify({ testResults: [{ name: source, assertionResults: tests }] }))
  const touched = touchedBy(used, unitTests(unit))
  rmSync(folder, { recursive: true })

  expect(touched.endpoints?.touched).toEqual(['listApps', 'signIn'])
  expect(touched.endpoints?.never).toContain('saveTheme')
  expect(touched.sockets).toEqual({ touched: [], never: ['generic', 'message', 'mq', 'unread'] })
  expect(touched['error rows']?.touched).toEqual(['account switch'])
  expect(touched.requirements?.touched).toEqual(['ME-07'])
  expect(touched.requirements?.never).toContain('ME-08')
})
