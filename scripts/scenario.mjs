/** `npm run scenario -- NAME`: switches the running mock platform to a scenario. */
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
  const answer = await fetch(`${control}/spaces/main/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
  const body = await answer.text()
  process.stdout.write(answer.ok ? `the space main now runs ${scenario}\n` : `${body}\n`)
  return answer.ok ? 0 : 1
}

process.exitCode = await main().catch((error) => {
  process.stderr.write(
    `no mock platform answers at ${control} (${error.cause?.code ?? error.message})\n`,
  )
  return 1
})
