import type { FormEvent } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'
import type { List } from './use-list'

interface SearchBoxProps {
  label: string
  placeholder: string
  list: Pick<List<unknown>, 'place' | 'narrow'>
}

/** The address keeps the keyword. */
export function SearchBox({ label, placeholder, list: { place, narrow } }: SearchBoxProps) {
  const keyword = place.query.get('keyword') ?? ''

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    narrow({ keyword: String(new FormData(event.currentTarget).get('keyword')).trim() })
  }
  return (
    <form className="search" role="search" onSubmit={search}>
      <input
        key={keyword}
        className="input"
        type="search"
        name="keyword"
        aria-label={spoken(label)}
        placeholder={spoken(placeholder)}
        defaultValue={keyword}
        maxLength={50}
      />
      <Button type="submit">{spoken('搜索')}</Button>
    </form>
  )
}
