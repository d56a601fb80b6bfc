import type { FormEvent } from 'react'

interface SearchBoxProps {
  label: string
  placeholder: string
  /** What the list is searched for now. */
  keyword: string
  onSearch(keyword: string): void
}

/** A field with its button; the address keeps what was searched for. */
export function SearchBox({ label, placeholder, keyword, onSearch }: SearchBoxProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('keyword')).trim())
  }
  return (
    <form className="search" role="search" onSubmit={search}>
      <input
        key={keyword}
        className="input"
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={keyword}
        maxLength={50}
      />
      <button type="submit" className="button">
        搜索
      </button>
    </form>
  )
}
