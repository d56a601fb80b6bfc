import { Search } from 'lucide'
import { type FormEvent, useRef } from 'react'
import { longestFileKeyword } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import styles from './file-search.module.css'

/** Enter or the button searches; an emptied field shows all files again. */
export function FileSearch({ onSearch }: { onSearch(keyword: string): void }) {
  const { files } = useText()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    // The field's on-screen keyboard would cover what is found.
    if (!window.matchMedia('(hover: hover)').matches) button.current?.focus()
    onSearch(field.current?.value ?? '')
  }

  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <input
        ref={field}
        data-first
        type="search"
        className={classNames(recipeClass('input', { size: 'md' }), styles.field)}
        aria-label={files.search}
        placeholder={files.search}
        maxLength={longestFileKeyword}
        autoComplete="off"
        onChange={({ target }) => {
          if (target.value === '') onSearch('')
        }}
      />
      <button ref={button} type="submit" className={styles.button} aria-label={files.searchNow}>
        <Icon drawing={Search} />
      </button>
    </form>
  )
}
