import { parseArgs } from 'node:util'
import { examine } from './doctor'
import { asText } from './report'

const usage = `npm run doctor -- [--json]
  Reads the environment as the portal does, and tries all that it names. Status 1 if anything is wrong.
  --json  the findings as JSON: [{ group, subject, state, seen, advice }, …]
`

async function main(args: string[]): Promise<number> {
  let json: boolean
  try {
    json = parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values.json
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}`)
    return 1
  }
  const findings = await examine(process.env)
  await write(json ? `${JSON.stringify(findings, null, 2)}\n` : asText(findings))
  return findings.some(({ state }) => state === 'fail') ? 1 : 0
}

const write = (text: string) => new Promise((done) => process.stdout.write(text, done))

// A connection that a peer keeps open must not keep the command running.
process.exit(await main(process.argv.slice(2)))
