import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'

const run = promisify(execFile)
const guide = readFileSync('docs/qa-guide.md', 'utf8')
const recipes = [...guide.matchAll(/^### (\d+\. .+)\n[\s\S]*?```\n([\s\S]*?)```/gm)].map(
  ([, title = '', block = '']) => ({ title, steps: stepsOf(block) }),
)

let platform: MockPlatform
let folder: string
beforeAll(async () => {
  platform = await createMockPlatform({ port: 0, quiet: true })
  folder = mkdtempSync(join(tmpdir(), 'recipes-'))
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true })
})

/** Commands, each with the indented line that it must print. */
function stepsOf(block: string): { command: string; answer: string }[] {
  const steps: { command: string; answer: string }[] = []
  for (const line of block.split('\n').filter(Boolean)) {
    const last = steps.at(-1)
    if (line.startsWith('  ') && last) last.answer = line.trim()
    else steps.push({ command: line, answer: '' })
  }
  return steps
}

/** The line as a pattern: `…` matches anything. */
function patternOf(answer: string): RegExp {
  const parts = answer.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`)
}

describe('the recipes of the QA guide', () => {
  it('[MOCK-03] are ten', () => {
    expect(recipes.map(({ title }) => Number.parseInt(title, 10))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  it.each(recipes)('[MOCK-03] $title', async ({ steps }) => {
    const env = { ...process.env, C: `${platform.url}/__mock` }
    for (const { command, answer } of steps) {
      const { stdout } = await run('bash', ['-ec', command], { cwd: folder, env })
      expect(stdout, command).toMatch(patternOf(answer))
    }
  })
})
