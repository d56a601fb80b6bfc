import { Search, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { Button } from '../../ui/button'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { keywordOf } from './library'
import type { SearchState } from './search-store'
import { useSearchText } from './use-search-text'

interface SearchFormProps {
  state: SearchState
  box: RefObject<HTMLInputElement>
  button: RefObject<HTMLButtonElement>
  onType(text: string): void
  onSearch(text: string): void
  /** Moves the focus to the results. */
  onDown(): void
}

/** The search box with its button. */
export function SearchForm(props: SearchFormProps) {
  const { state, box, button, onType, onSearch, onDown } = props
  const documentSearch = useSearchText()
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
    <form
      role="search"
      className="flex-none px-5 py-4 max-700:px-4 max-700:py-3"
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center gap-3 max-700:gap-2">
        <SearchBox
          box={box}
          typed={typed}
          errorId={error && errorId}
          onType={(text) => {
            setError('')
            onType(text)
          }}
        />
        <Button
          ref={button}
          type="submit"
          aria-busy={state.phase === 'loading' && state.rows.length === 0}
        >
          {documentSearch.search}
        </Button>
      </div>
      {error && (
        <p id={errorId} className="text-sm text-danger mt-1" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

interface SearchBoxProps {
  box: RefObject<HTMLInputElement>
  typed: string
  /** The id of the error message, or ''. */
  errorId: string
  onType(text: string): void
}

function SearchBox({ box, typed, errorId, onType }: SearchBoxProps) {
  const documentSearch = useSearchText()
  return (
    <div className="flex items-center flex-1 relative min-w-0">
      <Icon drawing={Search} className="absolute pointer-events-none text-muted left-11px" />
      {/* Not of type search: Escape would empty it, but must close the drawer. */}
      <input
        ref={box}
        role="searchbox"
        className={classNames(
          recipeClass('input', { size: 'md' }),
          'text-ellipsis pr-36px pl-34px',
        )}
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
        <IconButton
          icon={X}
          label={documentSearch.clear}
          className="absolute rounded-sm size-28px right-4px svg:size-15px"
          onClick={() => {
            onType('')
            box.current?.focus()
          }}
        />
      )}
    </div>
  )
}
