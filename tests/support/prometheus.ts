import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createHttpClient } from './http-client'

/** One reading of /metrics, by series, and which metrics only grow. */
export interface Scrape {
  values: Map<string, number>
  growing: Set<string>
}

/** The labels that Prometheus adds to everything that it reads from one target. */
const target = 'job="portal",instance="portal-1:3000"'
const sample = /^(\w+)(?:\{(.*)\})? (\S+)$/

/** Reads a portal's metrics as Prometheus does; a portal that does not answer is `up` 0. */
export async function scrape(url: string): Promise<Scrape> {
  const text = await createHttpClient(url)
    .get('/metrics')
    .then(
      (answer) => answer.text,
      () => null,
    )
  const values = new Map([[`up{${target}}`, text === null ? 0 : 1]])
  const growing = new Set<string>()
  for (const line of (text ?? '').split('\n')) {
    const [, grows = ''] = /^# TYPE (\w+) (?:counter|histogram)$/.exec(line) ?? []
    if (grows) growing.add(grows)
    const [, name = '', labels = '', value = ''] = sample.exec(line) ?? []
    if (name && Number.isFinite(Number(value))) {
      values.set(`${name}{${labels && `${labels},`}${target}}`, Number(value))
    }
  }
  return { values, growing }
}

/** One value per minute for each series. */
type Series = Record<string, number[]>
const minutes = 40

/** As if what happened between two scrapes happened again every minute. */
export function againAndAgain(before: Scrape, after: Scrape): Series {
  const grows = (series: string) =>
    after.growing.has(series.replace(/(?:_bucket|_count|_sum)?\{.*$/, '')) ||
    after.growing.has(series.replace(/\{.*$/, ''))
  return seriesOf(after, (series, value, minute) => {
    const first = before.values.get(series) ?? 0
    return grows(series) ? first + (value - first) * minute : value
  })
}

/** As if only the one portal were there in one minute, and only the other in the next. */
export function inTurn(one: Scrape, other: Scrape): Series {
  return seriesOf(one, (series, value, minute) =>
    minute % 2 ? value : (other.values.get(series) ?? value),
  )
}

function seriesOf(
  { values }: Scrape,
  at: (series: string, value: number, minute: number) => number,
): Series {
  const rows = [...values].map(([series, value]) => [
    series,
    Array.from({ length: minutes }, (_, minute) => at(series, value, minute)),
  ])
  return Object.fromEntries(rows)
}

/** Which alerts of a rules file fire in the end, according to Prometheus's own `promtool`. */
export async function firing(promtool: string, rules: string, series: Series): Promise<string[]> {
  const input = Object.entries(series).map(([name, values]) => ({
    series: name,
    values: values.join(' '),
  }))
  const expr = 'count by (alertname) (ALERTS{alertstate="firing"})'
  // promtool reports what it finds in place of what is expected.
  const nothing = { expr, eval_time: `${minutes - 1}m`, exp_samples: [] }
  const tests = [{ interval: '1m', input_series: input, promql_expr_test: [nothing] }]
  const said = await runWith(promtool, ['test', 'rules'], {
    ...{ rule_files: [rules], evaluation_interval: '1m', tests },
  })
  if (!/SUCCESS|FAILED/.test(said)) throw new Error(said)
  const found = [...said.matchAll(/\{alertname="(\w+)"\} \d/g)]
  const names = found.map(([, name = '']) => name)
  if (names.length === 0 && said.includes('FAILED')) throw new Error(said)
  return names.sort()
}

/** Runs promtool on a file with this content: JSON is valid YAML. Gives the output of success and of failure. */
export async function runWith(promtool: string, command: string[], content: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-rules-'))
  const file = path.join(folder, 'rules.yml')
  writeFileSync(file, JSON.stringify(content))
  const said = await new Promise<string>((done) =>
    execFile(promtool, [...command, file], (_, out, err) => done(out + err)),
  )
  rmSync(folder, { recursive: true })
  return said
}
