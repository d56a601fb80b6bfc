import type { ReactNode } from 'react'
import type { ActionDescription, ColumnDescription, TagDescription } from '../page'
import { spoken } from '../spoken'
import { filled, filledAddress } from '../template'
import { Button } from './button'
import { PlaceLink } from './links'
import { useApp } from './react-app'
import { type Column, nothing } from './table'
import { useAction } from './use-action'

/** Values that are not loud are muted. */
export function Tag({ loud, children }: { loud: boolean; children: ReactNode }) {
  return <span className={loud ? 'tag' : 'tag quiet'}>{children}</span>
}

function DescribedTag({ tag: { name, words, loud }, row }: { tag: TagDescription; row: object }) {
  const value = filled(`{${name}}`, row)
  return <Tag loud={loud.includes(value)}>{spoken(words?.[value] ?? value)}</Tag>
}

/** Not a component, because the table must know whether the cell is empty. */
function describedCell({ column, row }: { column: ColumnDescription; row: object }) {
  const { text = '', to, label, tag, className } = column
  if (tag) return <DescribedTag tag={tag} row={row} />
  const words = spoken(text, row).trim() || nothing
  if (!to) return words
  return (
    <PlaceLink
      to={filledAddress(to, row)}
      className={className === 'actions' ? 'button plain' : undefined}
      aria-label={label && spoken(label, row)}
    >
      {words}
    </PlaceLink>
  )
}

export interface Additions<Row> {
  /** Cells by the column's title. */
  cells?: Record<string, (row: Row) => ReactNode> | undefined
  /** More values for the templates. */
  derive?: ((row: Row) => object) | undefined
}

/** A format whose values are clear without the column's title. */
const aTime = /:(?:minute|day|near)\}/

export function columnsFrom<Row extends object>(
  columns: readonly ColumnDescription[],
  { cells = {}, derive }: Additions<Row> = {},
): Column<Row>[] {
  return columns.map((column) => {
    const { title, numeric = false, className, hint, text = '' } = column
    const whole = (row: Row) => (derive ? { ...row, ...derive(row) } : row)
    return {
      title,
      numeric,
      named: numeric && !aTime.test(text),
      ...(className && { className }),
      ...(hint && { hint: (row: Row) => spoken(hint, whole(row)) }),
      cell: cells[title] ?? ((row: Row) => describedCell({ column, row: whole(row) })),
    }
  })
}

interface RowActionsProps {
  actions: readonly ActionDescription[]
  row: object
  /** After a call, whether it succeeded or failed. */
  onDone(): void
}

export function RowActions({ actions, row, onDone }: RowActionsProps) {
  const { act } = useAction()
  const { props, ask } = useApp()

  async function run({ text, call = '', ask: question, done }: ActionDescription) {
    if (question && !(await ask({ text: spoken(question, row), yes: spoken(text) }))) return
    await act(() => props.request(...describedCall(call, row)), done && spoken(done))
    onDone()
  }
  const shown = actions.map((action) =>
    action.to ? (
      <PlaceLink
        key={action.text}
        to={filledAddress(action.to, row)}
        className="button plain"
        aria-label={spoken(action.label, row)}
      >
        {spoken(action.text)}
      </PlaceLink>
    ) : (
      <Button
        key={action.text}
        plain={!action.button}
        aria-label={spoken(action.label, row)}
        onClick={() => run(action)}
      >
        {spoken(action.text)}
      </Button>
    ),
  )
  return actions.length > 1 ? <span className="row">{shown}</span> : shown
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Parses `DELETE /service-im/forum/reply/{id}`. */
function describedCall(call: string, values: object): [string, { method: Method }] {
  const [method, path = ''] = call.split(' ')
  return [filledAddress(path, values), { method: method as Method }]
}

interface CreateButtonProps {
  text: string
  /** `call` creates something; `to` is the place to edit it. */
  call: string
  to: string
}

export function CreateButton({ text, call, to }: CreateButtonProps) {
  const { props, history } = useApp()
  const { busy, act } = useAction()
  const create = () =>
    act(async () => {
      await history.go(filledAddress(to, await props.request<object>(call, { method: 'POST' })))
    })
  return (
    <Button primary disabled={busy} onClick={create}>
      {spoken(text)}
    </Button>
  )
}
