import { useCallback, useEffect } from 'react'
import type { PublishedForm } from '../../contracts/formDesigner/contract'
import type { Answers } from '../../contracts/formDesigner/form-fields'
import { FillForm } from '../formDesigner/fill-form'
import {
  Button,
  LoadingState,
  type Page,
  PanelHead,
  PortalLink,
  Table,
  useApp,
  useLoaded,
  useQuery,
  useRefresh,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { filled, filledAddress } from '../kit/template'
import { statSource, tableSource } from './data-sources'
import type { PartProps } from './part-props'

type Load<T> = (signal: AbortSignal, background: boolean) => Promise<T>

/** Reloads after a form of the page has been submitted, and when the data may have changed elsewhere. */
function usePartData<T>(load: Load<T>, submissions: number) {
  const loaded = useLoaded(load)
  const { reload, refresh } = loaded
  useRefresh(refresh)
  useEffect(() => {
    if (submissions > 0) reload()
  }, [submissions, reload])
  return loaded
}

export function StatPart({ component, submissions }: PartProps<'stat'>) {
  const { props } = useApp()
  const { title, source: name, to } = component
  const load = useCallback(
    async (signal: AbortSignal, background: boolean) => {
      const source = statSource(name)
      if (!source) return 0
      const { path, query } = source
      const asked = { ...(query && { query }), signal, background }
      const answer = await props.request<object>(path, asked)
      return Number(filled(source.number, answer))
    },
    [props, name],
  )
  const { data, failure, reload } = usePartData(load, submissions)
  const content = (
    <>
      <span className="muted">{title}</span>
      <strong className="text-accent text-28px tabular-nums leading-1.3">
        {data ?? (failure ? '—' : '…')}
      </strong>
    </>
  )
  return (
    <section className="panel flex items-center" aria-label={title}>
      {to ? (
        <PortalLink
          path={to}
          className="grid flex-1 py-3.5 px-5 text-text rounded-lg hover:no-underline"
        >
          {content}
        </PortalLink>
      ) : (
        <div className="grid flex-1 py-3.5 px-5 text-text rounded-lg hover:no-underline">
          {content}
        </div>
      )}
      {failure && (
        <Button plain title={failure} onClick={reload}>
          {spoken('重试')}
        </Button>
      )}
    </section>
  )
}

type Rows = Page<Record<string, unknown>>

const ordinaryRows = 10

export function TablePart({ component, submissions }: PartProps<'table'>) {
  const { props } = useApp()
  const { title, source: name, columns, rows = ordinaryRows } = component
  const source = tableSource(name)
  const load = useCallback(
    async (signal: AbortSignal, background: boolean) => {
      const source = tableSource(name)
      const query = { ...source?.query, pageNo: 1, length: rows }
      return source && props.request<Rows>(source.path, { query, signal, background })
    },
    [props, name, rows],
  )
  const loaded = usePartData(load, submissions)
  const { data } = loaded

  function cellOf(row: Rows['records'][number], field: string, first: boolean) {
    const text = source?.cell(row, field) || '—'
    const path = first && source?.row && filledAddress(source.row, row)
    return path ? <PortalLink path={path}>{text}</PortalLink> : text
  }
  return (
    <section className="panel" aria-label={title}>
      <PanelHead title={title}>
        {data && (
          <span className="muted numeric">{spoken('共 {total} 条', { total: data.total })}</span>
        )}
      </PanelHead>
      {!data && <LoadingState loaded={loaded} />}
      {data?.records.length === 0 && <p className="state">{spoken('还没有数据')}</p>}
      {data && data.records.length > 0 && (
        <div className="scrolls">
          <Table
            label={title}
            rows={data.records}
            keyOf={({ id }) => String(id)}
            columns={columns.map((column, place) => ({
              title: column.title,
              named: place > 0,
              cell: (row: Rows['records'][number]) => cellOf(row, column.field, place === 0),
            }))}
          />
        </div>
      )}
    </section>
  )
}

export function FormPart({ component, preview, onSubmitted }: PartProps<'form'>) {
  const { props, toast } = useApp()
  const path = `/service-integrate/form/${encodeURIComponent(component.form)}`
  const loaded = useQuery<PublishedForm>(`${path}/published`)

  async function submit(answers: Answers) {
    if (preview) return toast(spoken('校验通过。预览中的内容不会提交'))
    await props.request(`${path}/submission`, { body: { answers } })
    toast(spoken('提交成功'))
    onSubmitted()
  }

  return (
    <section className="panel" aria-label={loaded.data?.title ?? spoken('表单')}>
      {loaded.data ? (
        <FillForm
          form={loaded.data}
          submitText={spoken('提交')}
          preview={preview}
          onSubmit={submit}
        />
      ) : (
        <LoadingState loaded={loaded} />
      )}
    </section>
  )
}
