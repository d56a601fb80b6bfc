import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Attack, attacksOn } from '../support/pattern-attacks'
import { stepCounter } from '../support/pattern-steps'

/** Patterns whose steps grow faster than the text, and why no untrusted text makes them slow. */
const exceptions: Record<string, string> = {
  'app/features/file-viewer/viewers/code-words.ts': 'reads what the highlighter wrote',
  'app/features/hand-over/target.ts': 'an address of bounded length: contract/portal/safe-redirect',
  'app/hosting/realm/entry-look.ts': 'reads the script of an app, in that app’s own frame',
  'app/hosting/realm/prefetch.ts': 'reads the styles of an app, in that app’s own frame',
  'app/legacy/styles.ts': 'reads the styles that the portal’s own libraries insert',
  'app/shell/shell-port.ts': 'an address has no line breaks',
  'server/build.ts': 'reads the names of the portal’s own files, once',
  'server/platform/safe-style.ts': 'reads 1,000 characters',
}

/** A text of twice the length may take twice the steps, plus a few. */
const linear = 2.3
const mostSteps = 300_000

/** The first attack on a pattern whose steps grow faster than its length. */
function fastGrowing(pattern: RegExp): Attack | undefined {
  const steps = stepCounter(pattern, mostSteps)
  return attacksOn(pattern).find(({ prefix, pump, suffix }) => {
    const of = (times: number) => steps(prefix + pump.repeat(times) + suffix)
    const [few, some, many] = [of(16), of(32), of(64)]
    return many === Infinity || many - some > linear * Math.max(1, some - few)
  })
}

function patternsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const files = ['server', 'contract', 'text', 'app']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((one) => `${room}/${one}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, patterns: patternsIn(file) }))
  .filter(({ patterns }) => patterns.length > 0)

describe('regular expressions', () => {
  it('are found', () => {
    expect(files.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(200)
  })

  it.each(files)('[SAFE-16] of $file need no more steps than their text is long', ({
    file,
    patterns,
  }) => {
    const slow = patterns.map((one) => ({ one, attack: fastGrowing(one) }))
    const found = slow.filter(({ attack }) => attack !== undefined)
    if (file in exceptions) expect(found).not.toEqual([])
    else expect(found).toEqual([])
  })

  it.each([
    /(a+)+b/,
    /\s+$/,
    /^(?:[\w-]+\.?)+@/,
    /<script(?=[\s>])(?![^>]*\bsrc\s*=)/gi,
    /(<base\b[^>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i,
    /<meta[^>]*charset[^>]*>/i,
    /<!--[\s\S]*?-->/g,
  ])('would be seen to be slow: %s', (pattern) => {
    expect(fastGrowing(pattern)).toBeDefined()
  })

  it.each([
    /^\s+/,
    /<[^<>]*>/g,
    /(?<!\$)\bmount\b/,
    /^(?:[^"\\]|\\.)*$/,
    /[^>]+/g,
  ])('would not be called slow: %s', (pattern) => {
    expect(fastGrowing(pattern)).toBeUndefined()
  })
})
