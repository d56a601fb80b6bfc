import { createHash } from 'node:crypto'
import { sm3 } from 'sm-crypto-v2'
import { describe, expect, it } from 'vitest'
import type { PortalConfig } from '../server/config/env'
import { createLog } from '../server/http/log'
import { audit } from '../server/session/audit'
import { createAuditChain } from '../server/session/audit-chain.mjs'
import { createAuditChecker } from './audit-checker.mjs'

const secret = 'only-for-tests-0123456789'

/** The log of one portal process: its lines as bytes, and the logger that writes them. */
function startLog(
  secrets = [secret],
  {
    level = 'info',
    algorithms = 'international',
  }: { level?: PortalConfig['LOG_LEVEL']; algorithms?: PortalConfig['ALGORITHMS'] } = {},
) {
  const lines: Buffer[] = []
  const write = (line: string) => void lines.push(Buffer.from(line.replace(/\n$/, '')))
  const config = { LOG_LEVEL: level, SESSION_SECRET: secrets, ALGORITHMS: algorithms }
  const log = createLog(config, { write })
  const signIn = (account: string | null, result = 'ok') =>
    audit({ log, address: '127.0.0.1' }, { type: 'sign-in', account, tenant: null, result })
  return { lines, log, signIn }
}

/** Six audit lines, with ordinary lines before and between them. */
function sampleLog(algorithms: PortalConfig['ALGORITHMS'] = 'international') {
  const { lines, log, signIn } = startLog([secret], { algorithms })
  for (const account of ['zhangsan', 'lisi', 'wangwu', 'zhaoliu', 'sunqi', 'zhouba']) {
    log.info({ path: '/login' }, 'request completed')
    signIn(account)
  }
  return lines
}

/** The complaints about a log, each as `line number: complaint`; line numbers start at 1. */
function complaints(lines: Buffer[], { secrets = [secret], continued = false } = {}) {
  const checker = createAuditChecker({ secrets, continued })
  return lines
    .map((line, at) => [at + 1, checker.check(line)] as const)
    .filter(([, complaint]) => complaint !== '')
    .map(([number, complaint]) => `${number}: ${complaint}`)
}

/**
 * What an attacker without the secret can write: a chain that continues correctly, but is signed with another secret.
 */
function forgedEnd(lines: Buffer[]) {
  const last = JSON.parse(lines.findLast(isAudit)?.toString() ?? '{}')
  const goesOn = createAuditChain('made-up-by-the-forger', last.hash, last)
  const line = edited(lines.findLast(isAudit), /,"epoch".*/, '}')
  return { lines: [Buffer.from(goesOn(`${line}\n`).trimEnd())] }
}

const sample = { type: 'lock', account: 'lisi', tenant: null, result: 'ok' } as const

const numbersOf = (list: string[]) => list.map((text) => Number.parseInt(text, 10))
const isAudit = (line: Buffer | undefined) => line?.includes('"audit":') ?? false
/** The positions of the audit lines. */
const placesIn = (lines: Buffer[]) => lines.flatMap((line, at) => (isAudit(line) ? [at] : []))
function isJson(line: Buffer): boolean {
  try {
    return Boolean(JSON.parse(line.toString()))
  } catch {
    return false
  }
}

const edited = (line: Buffer | undefined, from: string | RegExp, to: string) =>
  Buffer.from(line?.toString().replace(from, to) ?? '')

describe('a whole log', () => {
  it('[SAFE-20] has audit lines of one epoch, numbered, each with a hash and a signature', () => {
    const lines = sampleLog()
    const audits = lines.filter(isAudit).map((line) => JSON.parse(line.toString()))
    expect(audits.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(audits.map(({ epoch }) => epoch)).size).toBe(1)
    expect(new Set(audits.map(({ chain }) => chain)).size).toBe(6)
    for (const { chain, signature } of audits) {
      expect([chain, signature].join()).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/)
    }
    expect(complaints(lines)).toEqual([])
    expect(complaints(lines, { secrets: [] })).toEqual([])
  })

  it('[SAFE-20] has no chain in other lines, whatever they quote', () => {
    const { lines, log } = startLog()
    log.info({ path: '/","audit":"x', audits: 1, inner: { audit: 'x' } }, '"audit":"sign-in"')
    expect(lines.join()).not.toMatch(/"(chain|signature|epoch|n)":/)
    expect(complaints(lines)).toEqual([])
  })

  it('[SAFE-20] holds any names: quotes, separators of lines, half characters', () => {
    const { lines, signIn } = startLog()
    for (const account of [
      '"},"chain":"',
      '\u2028\u2029\r\n\u0085',
      '\ud83d',
      '张三😀',
      'x'.repeat(5000),
      null,
    ]) {
      signIn(account)
    }
    expect(complaints(lines)).toEqual([])
  })

  it('[SAFE-20] may come from several processes at once', () => {
    const [one, two] = [startLog(), startLog()]
    for (const account of ['zhangsan', 'lisi', 'wangwu']) {
      one.signIn(account)
      two.signIn(account)
    }
    const mixed = one.lines.flatMap((line, at) => [line, two.lines[at] ?? line])
    expect(complaints(mixed)).toEqual([])
    // Of the two lines with the number 2, the second process's is missing.
    expect(numbersOf(complaints(mixed.toSpliced(3, 1)))).toEqual([5])
  })

  it('[SAFE-20] may hold lines that are no JSON, which are counted', () => {
    const lines = sampleLog()
    const others = ['portal   http://127.0.0.1:3000', '', '{"level":30,"audit":"sign-in",'].map(
      (text) => Buffer.from(text),
    )
    const checker = createAuditChecker({ secrets: [secret] })
    for (const line of [...others, ...lines, ...others]) expect(checker.check(line)).toBe('')
    expect(checker.summary()).toMatchObject({ count: 6, broken: 4 })
  })
})

describe('a log that was tampered with', () => {
  const lines = sampleLog()
  const places = placesIn(lines)

  it.each([
    { secrets: [secret] },
    { secrets: [] },
  ])('[SAFE-20] shows any removed line but the last, at the next one (%j)', (how) => {
    for (const [at, place] of places.slice(0, -1).entries()) {
      const found = complaints(lines.toSpliced(place, 1), how)
      expect(numbersOf(found)).toEqual([places[at + 1]])
      expect(found[0]).toContain('1 audit line is missing')
    }
  })

  it('[SAFE-20] shows several removed lines', () => {
    const [, second = 0, , , fifth = 0] = places
    const found = complaints(lines.toSpliced(second, fifth - second))
    expect(numbersOf(found)).toEqual([second + 1])
    expect(found[0]).toContain('3 audit lines are missing')
  })

  it('[SAFE-20] shows lines that changed places', () => {
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        const swapped = lines
          .with(one, lines[other] ?? Buffer.of())
          .with(other, lines[one] ?? Buffer.of())
        expect(numbersOf(complaints(swapped, { secrets: [] }))[0]).toBe(one + 1)
      }
    }
  })

  it('[SAFE-20] shows a line that is there twice, wherever the second one is', () => {
    for (const place of places) {
      const [copy = Buffer.of()] = lines.slice(place)
      for (let at = place + 1; at <= lines.length; at += 1) {
        expect(numbersOf(complaints(lines.toSpliced(at, 0, copy)))).toEqual([at + 1])
      }
    }
  })

  it.each([
    { secrets: [secret] },
    { secrets: [] },
  ])('[SAFE-20] shows a change of any byte, at that line, or at the next if it is no JSON now (%j)', (how) => {
    for (const [at, place] of places.slice(0, -1).entries()) {
      const line = lines[place] ?? Buffer.of()
      // Only a checker with the secret can tell whether the signature is right.
      const end = how.secrets.length > 0 ? line.length : line.indexOf('"signature":')
      for (let byte = 0; byte < end; byte += 1) {
        const changed = Buffer.from(line)
        changed[byte] = (line[byte] ?? 0) ^ 1
        const found = numbersOf(complaints(lines.with(place, changed), how))
        const shows = isJson(changed) ? place : (places[at + 1] ?? 0)
        expect(found[0], changed.toString()).toBe(shows + 1)
      }
    }
  })

  it('[SAFE-20] shows the one changed line, and no other', () => {
    for (const place of places) {
      const changed = edited(lines[place], '"ok"', '"refused"')
      expect(complaints(lines.with(place, changed))).toEqual([
        expect.stringMatching(`^${place + 1}: .*changed`),
      ])
    }
  })

  it('[SAFE-20] shows an audit line of somebody else’s: without a chain, or of another one', () => {
    const bare = edited(lines[1], /,"epoch".*/, '}')
    const spelled = edited(bare, '"audit"', '"\\u0061udit"')
    const [, , , strange = bare] = sampleLog()
    for (const line of [bare, spelled, strange]) {
      expect(JSON.parse(line.toString()).audit).toBe('sign-in')
      expect(numbersOf(complaints(lines.toSpliced(4, 0, line)))).toEqual([5])
    }
  })
})

describe('the algorithm of a chain', () => {
  const [theirs, ours] = [sampleLog('international'), sampleLog('national')]
  const hashesOf = (lines: Buffer[]) => [
    ...new Set(lines.filter(isAudit).map((line) => JSON.parse(line.toString()).hash)),
  ]

  it('[SAFE-20] is named by each line: SHA-256, or SM3 with national algorithms', () => {
    expect(hashesOf(theirs)).toEqual(['sha256'])
    expect(hashesOf(ours)).toEqual(['sm3'])
  })

  it('[SAFE-20] is the one that the line names, by the published definition of SM3', () => {
    const first = ours.find(isAudit)?.toString() ?? ''
    const chained = first.slice(0, first.indexOf(',"chain":"'))
    expect(JSON.parse(first).chain).toBe(sm3(new TextEncoder().encode(chained)))
  })

  it('[SAFE-20] may change from one process to the next, either way', () => {
    for (const lines of [
      [...theirs, ...ours],
      [...ours, ...theirs],
    ]) {
      expect(complaints(lines)).toEqual([])
      expect(complaints(lines, { secrets: [] })).toEqual([])
      expect(complaints(lines.slice(4), { continued: true })).toEqual([])
    }
  })

  it('[SAFE-20] shows a removed, a changed and a forged line in SM3, too', () => {
    const places = placesIn(ours)
    const [, , third = 0, fourth = 0] = places
    expect(numbersOf(complaints(ours.toSpliced(third, 1), { secrets: [] }))).toEqual([fourth])
    const changed = edited(ours[third], '"ok"', '"refused"')
    expect(numbersOf(complaints(ours.with(third, changed), { secrets: [] }))).toEqual([third + 1])
    const forged = [...ours.slice(0, 4), ...forgedEnd(ours.slice(0, 4)).lines]
    expect(complaints(forged, { secrets: [] })).toEqual([])
    expect(complaints(forged)).toEqual([expect.stringMatching('^5: .*not signed')])
  })

  it('[SAFE-20] cannot change within a chain, nor be left out or named otherwise', () => {
    const start = ours.slice(0, 4)
    const last = JSON.parse(start.findLast(isAudit)?.toString() ?? '{}')
    const other = createAuditChain(secret, 'sha256', last)('{"audit":"sign-in"}\n').trimEnd()
    expect(numbersOf(complaints([...start, Buffer.from(other)], { secrets: [] }))).toEqual([5])
    const [place = 0] = placesIn(ours)
    for (const name of ['', ',"hash":"sha256"', ',"hash":"md5"']) {
      const changed = edited(ours[place], ',"hash":"sm3"', name)
      expect(numbersOf(complaints(ours.with(place, changed), { secrets: [] }))[0]).toBe(place + 1)
    }
  })

  it('[SAFE-20] is SHA-256 where a line of before names none', () => {
    const chained = '{"audit":"sign-in","epoch":"0123456789abcdef","n":1'
    const chain = createHash('sha256').update(chained).digest('hex')
    const line = Buffer.from(`${chained},"chain":"${chain}","signature":"${'0'.repeat(64)}"}`)
    expect(complaints([line], { secrets: [] })).toEqual([])
    expect(complaints([line])).toEqual([expect.stringMatching('^1: .*not signed')])
  })
})

describe('a level of the log', () => {
  it.each([
    ['silent', 0],
    ['fatal', 1],
    ['error', 2],
    ['warn', 3],
  ] as const)('[SAFE-09] [SAFE-20] %s leaves out no audit line, nor breaks the chain', (level, others) => {
    const { lines, log, signIn } = startLog([secret], { level })
    log.info({ audit: 'start' }, 'portal started')
    log.info({ path: '/login' }, 'request completed')
    signIn('lisi')
    audit({ log: log.child({ requestId: 'r1' }), address: '127.0.0.1' }, sample)
    const written = lines.map((line) => JSON.parse(line.toString()))
    expect(written.map((line) => line.audit)).toEqual(['start', 'sign-in', 'lock'])
    expect(written[2]).toMatchObject({ level: 30, requestId: 'r1', account: 'lisi' })
    for (const one of ['debug', 'info', 'warn', 'error', 'fatal'] as const) log[one]('a line')
    expect(lines).toHaveLength(3 + others)
    expect(complaints(lines)).toEqual([])
  })
})

describe('a log that was rewritten', () => {
  const ours = sampleLog()

  it('[SAFE-20] is told from the portal’s by who has the secret', () => {
    const { lines, signIn } = startLog(['made-up-by-the-forger'])
    signIn('zhangsan')
    expect(complaints(lines)).toEqual([expect.stringMatching('^1: .*not signed')])
    expect(numbersOf(complaints([...ours, ...lines]))).toEqual([ours.length + 1])
    expect(complaints([...ours, ...lines], { secrets: [] })).toEqual([])
  })

  it('[SAFE-20] is told from it in a chain of the portal’s, too', () => {
    // The forger continues the portal's chain correctly from the third line on.
    const { lines: theirs } = forgedEnd(ours.slice(0, 4))
    const forged = [...ours.slice(0, 4), ...theirs]
    expect(complaints(forged, { secrets: [] })).toEqual([])
    expect(complaints(forged)).toEqual([expect.stringMatching('^5: .*not signed')])
  })
})

describe('secrets that change', () => {
  const before = startLog(['the-old-secret-0123'])
  const after = startLog(['the-new-secret-0123', 'the-old-secret-0123'])
  for (const { signIn } of [before, before, after, after]) signIn('lisi')
  const lines = [...before.lines, ...after.lines]

  it('[SAFE-20] are all taken, as the portal takes them', () => {
    expect(complaints(lines, { secrets: ['the-new-secret-0123', 'the-old-secret-0123'] })).toEqual(
      [],
    )
  })

  it('[SAFE-20] are needed as long as the lines that they signed', () => {
    const found = complaints(lines, { secrets: ['the-new-secret-0123'] })
    expect(numbersOf(found)).toEqual([1, 2])
  })
})

describe('a log without its beginning', () => {
  const lines = sampleLog().slice(4)

  it('[SAFE-20] is not whole', () => {
    expect(complaints(lines)).toEqual([expect.stringMatching('^2: 2 audit lines are missing')])
  })

  it('[SAFE-20] is whole from there on, if the checker is told so and has the secret', () => {
    const how = { continued: true }
    expect(complaints(lines, how)).toEqual([])
    expect(numbersOf(complaints(lines.toSpliced(3, 1), how))).toEqual([5])
    const changed = edited(lines[1], '"ok"', '"refused"')
    expect(numbersOf(complaints(lines.with(1, changed), how))).toEqual([2])
    expect(complaints(lines, { continued: true, secrets: [] })).toEqual([
      expect.stringMatching('^2: .*SESSION_SECRET'),
    ])
  })
})

describe('what is found', () => {
  it('[SAFE-20] is told by chain: how many lines, from when to when, and whether the process stopped', () => {
    const [one, two] = [startLog(), startLog()]
    one.signIn('lisi')
    one.log.info({ audit: 'stop' }, 'portal stopped')
    two.signIn('lisi')
    const checker = createAuditChecker({ secrets: [secret] })
    for (const line of [...one.lines, ...two.lines]) checker.check(line)
    expect(checker.summary()).toMatchObject({
      count: 3,
      broken: 0,
      chains: [
        { count: 2, stopped: true, first: expect.stringMatching(/^20/), last: expect.anything() },
        { count: 1, stopped: false },
      ],
    })
  })
})
