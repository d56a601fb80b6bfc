import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { createAuditChecker } from './audit-checker.mjs'

/**
 * `npm run audit-log -- FILE …`: checks the chain of the audit lines in a portal's log (SAFE-20). Several files are one
 * log, in this order. Exits with 0 if the chain is intact, else with 1.
 */
const usage = `npm run audit-log -- [--continued] FILE …
  FILE         a portal's log; rotated ones before it, the oldest first (.gz as they are)
  --continued  older files are gone: chains may begin with any line
SESSION_SECRET is that of the portal, with those that it had while the log was written.
`
/** Further complaints are only counted. */
const mostShown = 20
const lineFeed = 0x0a
/** The chains' hashes, as reports name them. */
const names = { sha256: 'SHA-256', sm3: 'SM3' }

async function main(args) {
  const { files, continued, problem } = readArguments(args)
  if (files.length === 0) {
    process.stderr.write(`${problem}${usage}`)
    return 1
  }
  const secrets = (process.env.SESSION_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  const checker = createAuditChecker({ secrets, continued })
  let wrong = 0
  for (const file of files) {
    let number = 0
    for await (const line of linesOf(file)) {
      number += 1
      const complaint = checker.check(line)
      if (complaint === '') continue
      wrong += 1
      if (wrong <= mostShown) say(`line ${number} of ${file}: ${complaint}`)
    }
  }
  return report(checker.summary(), wrong, secrets.length > 0)
}

/** No files if the arguments are invalid. */
function readArguments(args) {
  const options = { continued: { type: 'boolean', default: false } }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { files: positionals, continued: values.continued, problem: '' }
  } catch (error) {
    return { files: [], continued: false, problem: `${error.message}\n` }
  }
}

/** A file's lines as bytes. Only line feeds end them: JSON may contain other line separators. */
async function* linesOf(file) {
  const source = createReadStream(file)
  const chunks = file.endsWith('.gz') ? pipeline(source, createGunzip(), () => {}) : source
  let rest = Buffer.alloc(0)
  try {
    for await (const chunk of chunks) {
      const bytes = Buffer.concat([rest, chunk])
      let from = 0
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
        yield bytes.subarray(from, end)
        from = end + 1
      }
      rest = bytes.subarray(from)
    }
  } catch (error) {
    throw new Error(`${file}: cannot be read (${error.code ?? error.message})`)
  }
  if (rest.length > 0) yield rest
}

/** Prints what was found; returns the exit status. */
function report({ count, broken, chains }, wrong, signed) {
  if (count === 0) {
    say('no audit line: this is no log of a portal, or they were removed')
    return 1
  }
  if (wrong > 0) {
    if (wrong > mostShown) say(`${wrong - mostShown} more`)
    say(`${many(count, 'audit line')}, ${many(wrong, 'complaint')}: not whole`)
    return 1
  }
  say(`${many(count, 'audit line')} in ${many(chains.length, 'chain')}: whole`)
  for (const chain of chains) say(lifeOf(chain))
  if (broken > 0) say(`${many(broken, 'line')} ${broken === 1 ? 'is' : 'are'} no JSON`)
  if (!signed) {
    say(
      'signatures were not checked: SESSION_SECRET is not set, so the whole log may have been rewritten',
    )
  }
  return 0
}

function lifeOf({ epoch, hash, count, first, last, stopped }) {
  const end = stopped
    ? 'the process stopped'
    : 'no stop: the process runs or was killed, or its last lines are missing'
  return `chain ${epoch}: ${many(count, 'line')} by ${names[hash]}, ${when(first)} to ${when(last)}; ${end}`
}

/** Parsed as a time: a forged line may contain anything, even a line of this report. */
function when(time) {
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? 'an unknown time' : at.toISOString()
}

const many = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`
const say = (line) => process.stdout.write(`${line}\n`)

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`)
  return 1
})
