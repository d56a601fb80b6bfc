import type { ReactNode } from 'react'
import type { ListDescription } from '../page'
import { spoken } from '../spoken'
import { Button } from './button'
import { type Additions, columnsFrom, RowActions } from './described'
import { PanelHead, Toolbar } from './heads'
import { WhenLoaded } from './loading-state'
import { Filter, type Option } from './options'
import { Pager } from './pager'
import { SearchBox } from './search-box'
import { SectionTabs } from './section-tabs'
import { type Column, sortedHeading, Table } from './table'
import type { List, Page } from './use-list'

type RowOf<Answer> = Answer extends Page<infer Row> ? Row & object : never

interface ListPageProps<Answer extends Page<unknown>> extends Additions<RowOf<Answer>> {
  page: ListDescription
  list: List<Answer>
  /** Replaces the described title. */
  title?: ReactNode
  /** Computed choices by the filter's name. */
  options?: Record<string, readonly Option[]>
  /** By tab. */
  counts?: Record<string, ReactNode> | undefined
  /** Between head and rows. */
  below?: ReactNode
  buttons?: ReactNode
  keyOf?(row: RowOf<Answer>): string
  /** Columns that depend on the answer. */
  moreColumns?(answer: Answer): readonly Column<RowOf<Answer>>[]
  /** Renders a row as a list item instead of a table row. */
  children?(row: RowOf<Answer>, answer: Answer): ReactNode
}

export function ListPage<Answer extends Page<unknown>>(props: ListPageProps<Answer>) {
  const { page, list, below } = props
  return (
    <>
      <ListHead {...props} />
      {page.tabs && <DescribedTabs page={page} list={list} counts={props.counts} />}
      {below}
      <WhenLoaded loaded={list}>
        {(answer) => (
          <>
            {answer.records.length > 0 ? (
              <Rows {...props} answer={answer} />
            ) : (
              <p className="state">{emptyText(page, list)}</p>
            )}
            {answer.total > 0 && <Pager list={list} total={answer.total} unit={page.unit} />}
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function emptyText(
  { empty, none, tabs, filters = [] }: ListDescription,
  { wanted }: List<unknown>,
) {
  const narrowed = ['keyword', ...filters.map(({ name }) => name)].some((name) => wanted[name])
  if (narrowed && none) return spoken(none, wanted)
  return spoken(tabs?.choices.find(({ value }) => value === wanted[tabs.name])?.empty ?? empty)
}

function ListHead<Answer extends Page<unknown>>(props: ListPageProps<Answer>) {
  const { page, list, title = page.title && spoken(page.title), options, buttons } = props
  if (title === undefined) return null
  const Head = page.part ? PanelHead : Toolbar
  return (
    <Head title={title}>
      {page.filters?.map(({ name, label, all, options: described = {} }) => (
        <Filter
          key={name}
          label={spoken(label)}
          all={spoken(all)}
          value={list.wanted[name] ?? ''}
          options={options?.[name] ?? Object.entries(described)}
          onChoose={(value) => list.narrow({ [name]: value })}
        />
      ))}
      {page.reloads && (
        <Button aria-disabled={list.loading} onClick={list.reload}>
          {spoken('刷新')}
        </Button>
      )}
      {page.search && <SearchBox {...page.search} list={list} />}
      {buttons}
    </Head>
  )
}

interface DescribedTabsProps {
  page: ListDescription
  list: List<unknown>
  counts: Record<string, ReactNode> | undefined
}

function DescribedTabs({ page: { tabs }, list, counts }: DescribedTabsProps) {
  if (!tabs) return null
  const { name, label, choices } = tabs
  return (
    <SectionTabs
      label={label}
      sections={choices.map(({ value, title }) => ({
        title,
        to: list.address({ [name]: value, pageNo: '' }),
        current: value === list.wanted[name],
        count: counts?.[value],
      }))}
    />
  )
}

function Rows<Answer extends Page<unknown>>(props: ListPageProps<Answer> & { answer: Answer }) {
  const { page, list, answer, cells, derive, keyOf, moreColumns, children } = props
  const rows = answer.records as RowOf<Answer>[]
  if (children) {
    return (
      <ul aria-label={spoken(page.rows)} aria-busy={list.loading}>
        {rows.map((row) => children(row, answer))}
      </ul>
    )
  }
  const { columns = [], actions = [] } = page
  const described = columnsFrom<RowOf<Answer>>(columns, { cells, derive })
  const sortable = described.map((column, place) => {
    const sort = columns[place]?.sort
    return sort ? { ...column, heading: sortedHeading(sort, column.title, list) } : column
  })
  const lastColumn: Column<RowOf<Answer>> = {
    title: '操作',
    className: 'actions',
    cell: (row) => (
      <RowActions actions={actions} row={{ ...row, ...derive?.(row) }} onDone={list.reload} />
    ),
  }
  const table = (
    <Table
      label={spoken(page.rows)}
      className={page.className}
      busy={list.loading}
      columns={[
        ...sortable,
        ...(moreColumns?.(answer) ?? []),
        ...(actions.length ? [lastColumn] : []),
      ]}
      rows={rows}
      keyOf={keyOf}
    />
  )
  return page.scrolls ? <div className="scrolls">{table}</div> : table
}
