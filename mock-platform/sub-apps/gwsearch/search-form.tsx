import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { addressQuery, queryLocations, sortOrders, type Wanted } from './wanted'

interface SearchFormProps {
  wanted: Wanted
  onSearch(query: Record<keyof Wanted, string>): void
}

type Wrong = { field: 'keyword' | 'endDate'; text: string } | null

function wrongIn({ keyword, startDate, endDate }: Record<keyof Wanted, string>): Wrong {
  if (!keyword) return { field: 'keyword', text: '请输入检索词' }
  if (startDate && endDate && startDate > endDate)
    return { field: 'endDate', text: '结束日期不能早于开始日期' }
  return null
}

/** The question: a keyword, and what narrows it. A changed choice asks anew at once. */
export function SearchForm({ wanted, onSearch }: SearchFormProps) {
  const [wrong, setWrong] = useState<Wrong>(null)
  const errorId = useId()

  function search(form: HTMLFormElement) {
    const query = addressQuery(new FormData(form))
    const found = wrongIn(query)
    flushSync(() => setWrong(found))
    if (found) form.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
    else onSearch(query)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    search(event.currentTarget)
  }

  const flaw = (field: string) => ({
    'aria-invalid': wrong?.field === field,
    'aria-describedby': wrong?.field === field ? errorId : undefined,
  })
  const choice = (name: 'sortOrder' | 'queryLocation', label: string, all: Choices) => (
    <select
      className="input"
      name={name}
      aria-label={label}
      defaultValue={wanted[name]}
      onChange={(event) => wanted.keyword && event.target.form && search(event.target.form)}
    >
      {all.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )

  return (
    <form className="search-form" role="search" noValidate onSubmit={submit}>
      <div className="search-line">
        <input
          className="input"
          type="search"
          name="keyword"
          aria-label="关键词"
          placeholder="多个关键词用空格分开"
          defaultValue={wanted.keyword}
          maxLength={100}
          {...flaw('keyword')}
        />
        <button type="submit" className="button primary">
          检索
        </button>
      </div>
      <div className="search-filters">
        {choice('queryLocation', '检索范围', queryLocations)}
        {choice('sortOrder', '排序', sortOrders)}
        <input
          className="input"
          name="orgName"
          aria-label="发文机构"
          placeholder="发文机构"
          defaultValue={wanted.orgName}
          maxLength={50}
        />
        <span className="days">
          <input
            className="input"
            type="date"
            name="startDate"
            aria-label="开始日期"
            defaultValue={wanted.startDate}
          />
          <span aria-hidden="true">至</span>
          <input
            className="input"
            type="date"
            name="endDate"
            aria-label="结束日期"
            defaultValue={wanted.endDate}
            {...flaw('endDate')}
          />
        </span>
      </div>
      {wrong && (
        <p id={errorId} className="field-error" role="alert">
          {wrong.text}
        </p>
      )}
    </form>
  )
}

type Choices = readonly (readonly [string, string])[]
