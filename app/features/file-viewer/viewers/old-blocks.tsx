import { useMemo } from 'react'
import type { Block } from '../old/content'
import styles from './old-text.module.css'

type Row = Extract<Block, { kind: 'row' }>
type Line = Exclude<Block, Row>

/** Paragraphs, headings, lists and tables, in order. */
export function OldBlocks({ blocks }: { blocks: readonly Block[] }) {
  const runs = useMemo(() => runsOf(blocks), [blocks])
  return (
    <>
      {runs.map((run, at) =>
        'rows' in run ? (
          <div key={at} className={styles.wide}>
            <table className={styles.table}>
              <tbody>
                {run.rows.map(({ cells }, line) => (
                  <tr key={line}>
                    {cells.map((cell, column) => (
                      <td key={column}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : 'items' in run ? (
          <ul key={at} className={styles.list}>
            {run.items.map(({ text }, line) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        ) : run.line.kind === 'heading' ? (
          <Heading key={at} level={run.line.level} text={run.line.text} />
        ) : (
          <p key={at}>{run.line.text}</p>
        ),
      )}
    </>
  )
}

/** One level below the headings of the page and of the part. */
function Heading({ level, text }: { level: number; text: string }) {
  const Element = level <= 1 ? 'h2' : level === 2 ? 'h3' : 'h4'
  return <Element className="font-bold">{text}</Element>
}

type Run = { rows: Row[] } | { items: Line[] } | { line: Line }

/** Consecutive rows form a table, consecutive items a list. */
function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'row') {
      if (last && 'rows' in last) last.rows.push(block)
      else runs.push({ rows: [block] })
    } else if (block.kind === 'item') {
      if (last && 'items' in last) last.items.push(block)
      else runs.push({ items: [block] })
    } else runs.push({ line: block })
  }
  return runs
}
