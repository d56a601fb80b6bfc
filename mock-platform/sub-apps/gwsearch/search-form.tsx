import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { longestKeyword } from '~contract/portal/constants'
import { Button, Filter } from '../kit/react'
import { oneOf, queryLocations, sortOrders, type Wanted } from './wanted'

interface SearchFormProps {
  /** JSON of what the address asks for. */
  question: string
  onSearch(wanted: Wanted): void
}

type Wrong = { field: 'keyword' | 'endDate'; text: string } | null

function wrongIn({ keyword, startDate, endDate }: Wanted): Wrong {
  if (!keyword.trim()) return { field: 'keyword', text: '请输入检索词' }
  if (keyword.trim().length > longestKeyword)
    return { field: 'keyword', text: `检索词不能超过 ${longestKeyword} 个字` }
  if (startDate && endDate && startDate > endDate)
    return { field: 'endDate', text: '结束日期不能早于开始日期' }
  return null
}

/** Choosing another filter searches at once. */
export function SearchForm({ question, onSearch }: SearchFormProps) {
  const [shown, setShown] = useState(question)
  const [wanted, setWanted] = useState<Wanted>(() => JSON.parse(question))
  const [wrong, setWrong] = useState<Wrong>(null)
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  // Back, Forward and links of the history change the question from outside this form.
  if (question !== shown) {
    setShown(question)
    setWanted(JSON.parse(question))
    setWrong(null)
  }

  function search(next: Wanted) {
    const found = wrongIn(next)
    flushSync(() => setWrong(found))
    if (found) form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
    else onSearch(next)
  }

  function choose(patch: Partial<Wanted>) {
    const next = { ...wanted, ...patch }
    setWanted(next)
    if (wanted.keyword.trim()) search(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    search(wanted)
  }

  const dayLook = 'w-140px max-760:flex-1 max-760:w-auto max-760:min-w-0'
  const text = (
    name: 'keyword' | 'orgName' | 'startDate' | 'endDate',
    label: string,
    look: string,
  ) => ({
    className: `input ${look}`,
    name,
    'aria-label': label,
    value: wanted[name],
    'aria-invalid': wrong?.field === name,
    'aria-describedby': wrong?.field === name ? errorId : undefined,
    onChange: (event: { target: { value: string } }) =>
      setWanted({ ...wanted, [name]: event.target.value }),
  })

  return (
    <form
      ref={form}
      className="grid gap-2.5 p-4 border-b max-760:p-3"
      role="search"
      noValidate
      onSubmit={submit}
    >
      <div className="flex gap-2 items-center">
        <input
          {...text('keyword', '关键词', 'min-h-38px text-15px')}
          type="search"
          placeholder="多个关键词用空格分开"
        />
        <Button type="submit" primary className="min-w-88px min-h-38px max-760:min-w-72px">
          检索
        </Button>
      </div>
      <div className="search-filters grid cols-130px-110px-1fr-auto gap-2 max-760:cols-2">
        <Filter
          label="检索范围"
          options={queryLocations}
          value={wanted.queryLocation}
          onChoose={(place) => choose({ queryLocation: oneOf(queryLocations, place) })}
        />
        <Filter
          label="排序"
          options={sortOrders}
          value={wanted.sortOrder}
          onChoose={(order) => choose({ sortOrder: oneOf(sortOrders, order) })}
        />
        <input
          {...text('orgName', '发文机构', 'max-760:col-span-full')}
          placeholder="发文机构"
          maxLength={50}
        />
        <span className="flex gap-2 items-center max-760:col-span-full">
          <input {...text('startDate', '开始日期', dayLook)} type="date" />
          <span aria-hidden="true">至</span>
          <input {...text('endDate', '结束日期', dayLook)} type="date" />
        </span>
      </div>
      {wrong && (
        <p id={errorId} className="small danger" role="alert">
          {wrong.text}
        </p>
      )}
    </form>
  )
}
