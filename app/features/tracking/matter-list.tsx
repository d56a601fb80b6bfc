import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type MatterState, matterStates } from '~contract/platform/tracking-terms'
import { longestKeyword } from '~contract/portal/constants'
import { Button } from '../../ui/button'
import { classNames, recipeClass } from '../../ui/classes'
import { NotYet } from '../../ui/not-yet'
import { PageFoot } from '../../ui/page-foot'
import { EmptyPlace } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import { MatterRow } from './matter-row'
import type { MatterPage } from './tracking.server'
import styles from './tracking-drawer.module.css'
import { useTrackingText } from './use-tracking-text'

interface MatterListProps {
  /** The matter that was opened last, which gets the focus back. */
  last: string | null
  onOpen(id: string): void
}

interface Wanted {
  state: MatterState | ''
  keyword: string
  page: number
}

/** Step 0: what has to be done, and the progress of each. */
export function MatterList({ last, onOpen }: MatterListProps) {
  const [wanted, setWanted] = useState<Wanted>({ state: '', keyword: '', page: 1 })
  const query = new URLSearchParams({ ...wanted, page: String(wanted.page) })
  const list = useServerData<MatterPage>(`/tracking?${query}`)
  return (
    <>
      <Filter
        wanted={wanted}
        unread={list.data?.unread ?? null}
        onWant={(change) => setWanted((now) => ({ ...now, page: 1, ...change }))}
      />
      <Rows
        list={list}
        filtered={wanted.state !== '' || wanted.keyword !== ''}
        last={last}
        onOpen={onOpen}
        onGo={(page) => setWanted((now) => ({ ...now, page }))}
      />
    </>
  )
}

interface FilterProps {
  wanted: Wanted
  /** null = not known. */
  unread: number | null
  onWant(change: Partial<Wanted>): void
}

function Filter({ wanted, unread, onWant }: FilterProps) {
  const tracking = useTrackingText()
  const field = useRef<HTMLInputElement>(null)
  function search(event: FormEvent) {
    event.preventDefault()
    onWant({ keyword: field.current?.value.trim() ?? '' })
  }
  return (
    <div className="flex flex-wrap flex-none items-center px-5 py-3 gap-x-4 gap-y-2 max-900:px-4">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="visually-hidden">{tracking.filter}</legend>
        {(['', ...matterStates] as const).map((state) => (
          <button
            key={state}
            type="button"
            className="choice min-h-36px px-3 py-0 rounded-full"
            aria-pressed={wanted.state === state}
            onClick={() => onWant({ state })}
          >
            {state ? tracking.states[state] : tracking.all}
          </button>
        ))}
      </fieldset>
      <span className="flex-1 text-danger" role="status">
        {unread !== null && unread > 0 && tracking.unread(unread)}
      </span>
      <form role="search" className="flex gap-2 w-320px max-900:w-full" onSubmit={search}>
        <input
          ref={field}
          type="search"
          className={recipeClass('input', { size: 'md' })}
          aria-label={tracking.search}
          placeholder={tracking.search}
          maxLength={longestKeyword}
          autoComplete="off"
          onChange={({ target }) => target.value === '' && onWant({ keyword: '' })}
        />
        <Button type="submit" variant="outline">
          {tracking.searchNow}
        </Button>
      </form>
    </div>
  )
}

interface RowsProps extends MatterListProps {
  list: ReturnType<typeof useServerData<MatterPage>>
  filtered: boolean
  onGo(page: number): void
}

function Rows({ list, filtered, last, onOpen, onGo }: RowsProps) {
  const tracking = useTrackingText()
  const { data, error, loading } = list
  const rows = useRef<HTMLUListElement>(null)
  const there = data !== null
  useEffect(() => {
    if (!there || last === null) return
    const each = [...(rows.current?.querySelectorAll<HTMLElement>('[data-matter]') ?? [])]
    each.find((one) => one.dataset.matter === last)?.focus()
  }, [there, last])

  if (error || !data) return <NotYet {...list} title={tracking.failed} />
  if (data.rows.length === 0) {
    return (
      <EmptyPlace
        title={filtered ? tracking.notFound : tracking.empty}
        detail={filtered ? undefined : tracking.emptyDetail}
      />
    )
  }
  return (
    <>
      <div className="fill-scroll px-5 pt-0 pb-4 max-900:px-4">
        <p
          className={classNames(
            'quiet sticky border-b z-1 bg-surface px-3 py-2 top-0',
            styles.columns,
            styles.grid,
          )}
          aria-hidden="true"
        >
          {Object.values(tracking.columns).map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <ul ref={rows} aria-label={tracking.list} aria-busy={loading}>
          {data.rows.map((matter) => (
            <MatterRow key={matter.id} matter={matter} onOpen={() => onOpen(matter.id)} />
          ))}
        </ul>
      </div>
      {data.pages > 1 && (
        <PageFoot
          page={data.page}
          pages={data.pages}
          className="justify-end px-5 py-2"
          onGo={onGo}
        />
      )}
    </>
  )
}
