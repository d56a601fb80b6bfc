import { Search, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { keywordOf } from './library'
import styles from './search-form.module.css'
import type { SearchState } from './search-store'

interface SearchFormProps {
  state: SearchState
  box: RefObject<HTMLInputElement>
  button: RefObject<HTMLButtonElement>
  onType(text: string): void
  onSearch(text: string): void
  /** On to what is below. */
  onDown(): void
}

/** The box with its button. */
export function SearchForm(props: SearchFormProps) {
  const { state, box, button, onType, onSearch, onDown } = props
  const { documentSearch } = useText()
  const [error, setError] = useState('')
  const errorId = useId()
  const { typed } = state

  function submit(event: FormEvent) {
    event.preventDefault()
    const { length } = keywordOf(typed)
    const tooLong = length > longestKeyword
    setError(tooLong ? documentSearch.tooLong(longestKeyword) : '')
    if (length > 0 && !tooLong) onSearch(typed)
    else box.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDown()
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <SearchBox
          box={box}
          typed={typed}
          errorId={error && errorId}
          onType={(text) => {
            setError('')
            onType(text)
          }}
        />
        <button
          ref={button}
          type="submit"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          aria-busy={state.phase === 'loading' && state.rows.length === 0}
        >
          {documentSearch.search}
        </button>
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

interface SearchBoxProps {
  box: RefObject<HTMLInputElement>
  typed: string
  /** Of what is wrong with it, or ''. */
  errorId: string
  onType(text: string): void
}

function SearchBox({ box, typed, errorId, onType }: SearchBoxProps) {
  const { documentSearch } = useText()
  return (
    <div className={styles.field}>
      <Icon drawing={Search} className={styles.lens} />
      {/* Not of type search: Escape would empty it, where it closes the drawer. */}
      <input
        ref={box}
        role="searchbox"
        className={classNames(recipeClass('input', { size: 'md' }), styles.box)}
        aria-label={documentSearch.box}
        aria-invalid={errorId !== ''}
        aria-describedby={errorId || undefined}
        placeholder={documentSearch.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {typed && (
        <button
          type="button"
          className={styles.clear}
          aria-label={documentSearch.clear}
          title={documentSearch.clear}
          onClick={() => {
            onType('')
            box.current?.focus()
          }}
        >
          <Icon drawing={X} />
        </button>
      )}
    </div>
  )
}
