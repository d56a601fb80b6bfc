import { type Answers, answerText } from '../../contracts/formDesigner/form-fields'
import sources from '../../contracts/lowcode/sources.json'
import { filled } from '../kit/template'

type Row = Record<string, unknown>

interface Call {
  path: string
  query?: Record<string, number> | undefined
}

/** `number`: a template for the count in the answer. */
interface StatSource extends Call {
  number: string
}

interface TableSource extends Call {
  /** Where the portal shows a row, if anywhere. */
  row?: string | undefined
  /** Templates by field; absent = the row's value of that name. */
  cells?: Record<string, string> | undefined
}

/** By the name in a page's definition. */
const statSources: Record<string, StatSource> = sources.stats

const tableSources: Record<string, TableSource> = sources.tables

function sourceOf<Source>(known: Record<string, Source>, name: string): Source | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined
}

/** The source `form:ID` stands for a form's answers. */
function submissionsOf(source: string): Call | undefined {
  const id = /^form:(.+)$/.exec(source)?.[1]
  return id === undefined
    ? undefined
    : { path: `/service-integrate/form/${encodeURIComponent(id)}/submission/page` }
}

export function statSource(name: string): StatSource | undefined {
  const submissions = submissionsOf(name)
  return submissions
    ? { ...submissions, query: { length: 1 }, number: '{total}' }
    : sourceOf(statSources, name)
}

export function tableSource(
  name: string,
): (TableSource & { cell(row: Row, field: string): string }) | undefined {
  const plain = (row: Row, field: string) => String(row[field] ?? '')
  const submissions = submissionsOf(name)
  if (submissions) {
    const cell = (row: Row, field: string) =>
      ['name', 'orgName', 'time'].includes(field)
        ? plain(row, field)
        : answerText((row.answers as Answers | undefined)?.[field])
    return { ...submissions, cell }
  }
  const source = sourceOf(tableSources, name)
  if (!source) return undefined
  const cells = source.cells ?? {}
  return {
    ...source,
    cell: (row, field) => {
      const template = sourceOf(cells, field)
      return template ? filled(template, row) : plain(row, field)
    },
  }
}
