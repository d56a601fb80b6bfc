import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/**
 * `npm run scenario -- NAME`: switches the running mock platform to a scenario. `npm run scenario -- --schema` updates
 * the schema for editors after a change of the scenarios' shape.
 */
const port = process.env.MOCK_PORT || '4000'
const control = `http://127.0.0.1:${port}/__mock`
const [scenario] = process.argv.slice(2)

async function main() {
  if (!scenario) {
    const names = await (await fetch(`${control}/scenarios`)).json()
    process.stderr.write(
      `npm run scenario -- NAME, with a name of:\n${JSON.stringify(names, null, 2)}\n`,
    )
    return 1
  }
  if (scenario === '--schema') return writeSchema()
  const answer = await fetch(`${control}/spaces/main/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
  const body = await answer.text()
  process.stdout.write(answer.ok ? `the space main now runs ${scenario}\n` : `${body}\n`)
  return answer.ok ? 0 : 1
}

async function writeSchema() {
  const schema = await (await fetch(`${control}/schema`)).json()
  const file = path.join(root, 'fixtures/scenario.schema.json')
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  process.stdout.write(`fixtures/scenario.schema.json is written; npm run format lays it out\n`)
  return 0
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(
    `no mock platform answers at ${control} (${error.cause?.code ?? error.message})\n`,
  )
  return 1
})
