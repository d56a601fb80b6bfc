import { useCallback, useEffect } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { LoadingState } from '../kit/react/loading-state'
import { PortalLink } from '../kit/react/portal-link'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import { statSource, tableSource } from './data-sources'
import type { PageComponent } from './page-definition'

type Of<Type extends PageComponent['type']> = Extract<PageComponent, { type: Type }>

interface DataPartProps<Type extends PageComponent['type']> {
  component: Of<Type>
  context: AppContext
  submissions: number
}

/** Loads again when a form of the page was submitted, and when the app is shown again. */
function usePartData<T>(load: (signal: AbortSignal) => Promise<T>, submissions: number) {
  const loaded = useLoaded(load)
  const { reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  useEffect(() => {
    if (submissions > 0) reload()
  }, [submissions, reload])
  return loaded
}

export function StatPart({ component, context: { props }, submissions }: DataPartProps<'stat'>) {
  const { title, source: name, to } = component
  const load = useCallback(
    async (signal: AbortSignal) => {
      const source = statSource(name)
      if (!source) return 0
      const { path, query } = source
      return source.pick((await props.request(path, { ...(query && { query }), signal })) as never)
    },
    [props, name],
  )
  const { data, failure, reload } = usePartData(load, submissions)
  const content = (
    <>
      <span className="muted">{title}</span>
      <strong className="stat-number">{data ?? (failure ? '—' : '…')}</strong>
    </>
  )
  return (
    <section className="panel stat" aria-label={title}>
      {to ? (
        <PortalLink path={to} navigate={props.navigate} className="stat-content">
          {content}
        </PortalLink>
      ) : (
        <div className="stat-content">{content}</div>
      )}
      {failure && (
        <button type="button" className="button plain" title={failure} onClick={reload}>
          重试
        </button>
      )}
    </section>
  )
}

interface Rows {
  records: Record<string, unknown>[]
  total: number
}

const ordinaryRows = 10

export function TablePart({ component, context: { props }, submissions }: DataPartProps<'table'>) {
  const { title, source: name, columns, rows = ordinaryRows } = component
  const load = useCallback(
    async (signal: AbortSignal) => {
      const source = tableSource(name)
      const query = { ...source?.query, pageNo: 1, length: rows }
      return source && props.request<Rows>(source.path, { query, signal })
    },
    [props, name, rows],
  )
  const loaded = usePartData(load, submissions)
  const { data } = loaded
  return (
    <section className="panel" aria-label={title}>
      <header className="panel-head">
        <h2>{title}</h2>
        {data && <span className="muted numeric">共 {data.total} 条</span>}
      </header>
      {!data && <LoadingState loaded={loaded} />}
      {data?.records.length === 0 && <p className="state">还没有数据</p>}
      {data && data.records.length > 0 && (
        <Table
          title={title}
          name={name}
          columns={columns}
          rows={data.records}
          navigate={props.navigate}
        />
      )}
    </section>
  )
}

interface TableProps extends Pick<Of<'table'>, 'title' | 'columns'> {
  /** Of its source. */
  name: string
  rows: Rows['records']
  navigate(path: string): void
}

function Table({ title, name, columns, rows, navigate }: TableProps) {
  const source = tableSource(name)
  return (
    <div className="scrolls">
      <table className="table cards" aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.field} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const path = source?.pathOf?.(row)
            return (
              <tr key={String(row.id)}>
                {columns.map(({ field, title: label }, place) => {
                  const text = source?.cell(row, field) || '—'
                  return (
                    <td key={field} data-label={label}>
                      {path && place === 0 ? (
                        <PortalLink path={path} navigate={navigate}>
                          {text}
                        </PortalLink>
                      ) : (
                        text
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
