import { format, goalOf } from './measures.mjs'

const start = '<!-- figures: npm run bench -- --write -->'
const end = '<!-- end of figures -->'

/**
 * The document with these measures in its table of figures. Rows of other benchmarks stay, each with its own day and
 * commit; rows that a benchmark no longer measures are removed.
 * @param {string} document
 * @param {object[]} measures
 * @param {{ at: string, commit: string }} mark
 */
export function withFigures(document, measures, { at, commit }) {
  const [before, table, after] = parts(document)
  const measured = new Set(measures.map(nameOf))
  const ran = new Set(measures.map(({ benchmark }) => benchmark))
  const kept = rowsOf(table).filter(([name]) => measured.has(name) || !ran.has(name.split(':')[0]))
  const rows = new Map(kept.map((row) => [row[0], row]))
  for (const measure of measures) {
    const { value, unit, spread } = measure
    const goal = goalOf(measure)
    if (!goal || Number.isNaN(value)) continue
    const name = nameOf(measure)
    const shown = spread === null ? '–' : `±${Math.round(spread * 50)} %`
    rows.set(name, [name, format(value, unit), goal, shown, `${at.slice(0, 10)}, ${commit}`])
  }
  const lines = [
    ['measure', 'value', 'goal', 'spread', 'measured'],
    ['---', '---', '---', '---', '---'],
    ...rows.values(),
  ].map((cells) => `| ${cells.join(' | ')} |`)
  return `${before}${start}\n${lines.join('\n')}\n${end}${after}`
}

function nameOf({ benchmark, name }) {
  return `${benchmark}: ${name}`
}

/** A measure's number in the table; null = none. */
function figureIn(document, name) {
  const row = rowsOf(parts(document)[1]).find(([first]) => first === name)
  return row ? Number.parseFloat(row[1]) : null
}

/** How far a figure may differ from the present value, as a share of it. */
const tolerance = 0.02

/**
 * The complaint about the table's number for a measure, compared with its present value; '' = none.
 * @param {string} document
 * @param {string} name
 * @param {number} present
 */
export function staleness(document, name, present) {
  const figure = figureIn(document, name)
  if (figure !== null && Math.abs(present / figure - 1) <= tolerance) return ''
  const told = figure === null ? 'no figure' : figure
  return `docs/performance/figures.md has ${told} for "${name}", now ${present.toFixed(1)}: npm run bench -- --write`
}

function parts(document) {
  const [before, rest] = document.split(start)
  const [table, after] = rest?.split(end) ?? []
  if (after === undefined) throw new Error('the document has no table of figures')
  return [before, table, after]
}

/** Without the two header lines. */
function rowsOf(table) {
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
}
