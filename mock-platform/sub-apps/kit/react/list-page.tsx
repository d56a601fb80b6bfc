import type { ReactNode } from 'react'
import type { ListDescription } from '../page'
import { filled } from '../template'
import { Button } from './button'
import { type Additions, columnsFrom, RowActions } from './described'
import { PanelHead, Toolbar } from './heads'
import { ListBody } from './list-body'
import { Filter, type Option } from './options'
import { SearchBox } from './search-box'
import { SectionTabs } from './section-tabs'
import { sortedHeading } from './sorted-heading'
import { type Column, Table } from './table'
import type { List, Page } from './use-list'

type RowOf<Answer> = Answer extends Page<infer Row> ? Row & object : never

interface ListPageProps<Answer extends Page<unknown>> extends Additions<RowOf<Answer>> {
  page: ListDescription
  list: List<Answer>
  /** In place of the described title. */
  title?: ReactNode
  /** The choices of filters that the app computes, by the filter's name. */
  options?: Record<string, readonly Option[]>
  /** What stands beside tabs, by their value. */
  counts?: Record<string, ReactNode> | undefined
  /** Between head and rows, such as tabs of the app's own. */
  below?: ReactNode
  /** At the end of the head. */
  buttons?: ReactNode
  keyOf?(row: RowOf<Answer>): string
  /** More columns, which belong to what was answered. */
  moreColumns?(answer: Answer): readonly Column<RowOf<Answer>>[]
  /** A row as a line of a list, if the page is no table. */
  children?(row: RowOf<Answer>, answer: Answer): ReactNode
}

/** A list as it is described: its head, its rows with all that can stand in their place, its pager. */
export function ListPage<Answer extends Page<unknown>>(props: ListPageProps<Answer>) {
  const { page, list, below, children } = props
  return (
    <>
      <ListHead {...props} />
      {page.tabs && <DescribedTabs page={page} list={list} counts={props.counts} />}
      {below}
      <ListBody list={list} unit={page.unit} empty={emptyText(page, list)}>
        {(answer) => {
          const rows = answer.records as RowOf<Answer>[]
          if (!children) return <Rows {...props} answer={answer} rows={rows} />
          return (
            <ul aria-label={page.rows} aria-busy={list.loading}>
              {rows.map((row) => children(row, answer))}
            </ul>
          )
        }}
      </ListBody>
    </>
  )
}

/** What to say in place of rows: whether there are none at all, none of that kind, or none that fit. */
function emptyText(
  { empty, none, tabs, filters = [] }: ListDescription,
  { wanted }: List<unknown>,
) {
  const narrowed = ['keyword', ...filters.map(({ name }) => name)].some((name) => wanted[name])
  if (narrowed && none) return filled(none, wanted)
  return tabs?.choices.find(({ value }) => value === wanted[tabs.name])?.empty ?? empty
}

function ListHead<Answer extends Page<unknown>>(props: ListPageProps<Answer>) {
  const { page, list, title = page.title, options, buttons } = props
  if (title === undefined) return null
  const Head = page.part ? PanelHead : Toolbar
  return (
    <Head title={title}>
      {page.filters?.map(({ name, label, all, options: described = {} }) => (
        <Filter
          key={name}
          label={label}
          all={all}
          value={list.wanted[name] ?? ''}
          options={options?.[name] ?? Object.entries(described)}
          onChoose={(value) => list.narrow({ [name]: value })}
        />
      ))}
      {page.reloads && (
        <Button aria-disabled={list.loading} onClick={list.reload}>
          刷新
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
  const { name, label, pills, choices } = tabs
  const shown = (
    <SectionTabs
      look={pills ? 'pills' : 'section-tabs'}
      label={label}
      sections={choices.map(({ value, title }) => ({
        title,
        to: list.address({ [name]: value, pageNo: '' }),
        current: value === list.wanted[name],
        count: counts?.[value],
      }))}
    />
  )
  return pills ? <div className="toolbar">{shown}</div> : shown
}

interface RowsProps<Answer extends Page<unknown>> extends ListPageProps<Answer> {
  answer: Answer
  rows: readonly RowOf<Answer>[]
}

function Rows<Answer extends Page<unknown>>(props: RowsProps<Answer>) {
  const { page, list, answer, rows, cells, derive, keyOf, moreColumns } = props
  const { columns = [], actions = [] } = page
  const described = columnsFrom<RowOf<Answer>>(columns, { cells, derive })
  const sortable = described.map((column, place) => {
    const sort = columns[place]?.sort
    return sort ? { ...column, heading: sortedHeading(sort, column.title, list) } : column
  })
  const lastColumn: Column<RowOf<Answer>> = {
    title: '操作',
    numeric: true,
    cell: (row) => (
      <RowActions actions={actions} row={{ ...row, ...derive?.(row) }} onDone={list.reload} />
    ),
  }
  const table = (
    <Table
      label={page.rows}
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
