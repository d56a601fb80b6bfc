import { Search, SlidersHorizontal, X } from 'lucide'
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useState,
} from 'react'
import { longestKeyword } from '../../config/constants'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { advancedPath, keywordOf, type Library } from './library'
import styles from './search-form.module.css'
import type { SearchState } from './search-store'

interface SearchFormProps {
  library: Library
  state: SearchState
  box: RefObject<HTMLInputElement>
  onType(text: string): void
  onSearch(text: string): void
  /** On to what is below. */
  onDown(): void
  onGo(path: string): void
}

/** The box with its button, and the way to the advanced search. */
export function SearchForm(props: SearchFormProps) {
  const { library, state, box, onType, onSearch, onDown, onGo } = props
  const { documentSearch } = useText()
  const [error, setError] = useState('')
  const errorId = useId()
  const { typed } = state

  function type(text: string) {
    setError('')
    onType(text)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    box.current?.focus()
    const tooLong = keywordOf(typed).length > longestKeyword
    setError(tooLong ? documentSearch.tooLong(longestKeyword) : '')
    if (!tooLong) onSearch(typed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDown()
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <div className={styles.line}>
        <div className={styles.field}>
          <Icon drawing={Search} className={styles.lens} />
          {/* Not of type search: Escape would empty it, where it closes the drawer. */}
          <input
            ref={box}
            role="searchbox"
            className={classNames(recipeClass('input', { size: 'md' }), styles.box)}
            aria-label={documentSearch.box}
            aria-invalid={error !== ''}
            aria-describedby={error ? errorId : undefined}
            placeholder={documentSearch.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          {typed && (
            <button
              type="button"
              className={styles.clear}
              aria-label={documentSearch.clear}
              title={documentSearch.clear}
              onClick={() => {
                type('')
                box.current?.focus()
              }}
            >
              <Icon drawing={X} />
            </button>
          )}
        </div>
        <button
          type="submit"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          aria-busy={state.phase === 'loading' && state.rows.length === 0}
        >
          {documentSearch.search}
        </button>
        <AdvancedLink library={library} typed={typed} onGo={onGo} />
      </div>
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

function AdvancedLink({
  library,
  typed,
  onGo,
}: Pick<SearchFormProps, 'library' | 'onGo'> & { typed: string }) {
  const { documentSearch } = useText()
  const path = advancedPath(library, keywordOf(typed.slice(0, longestKeyword)))

  /** With a modifier key a link opens elsewhere, and the drawer stays. */
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onGo(path)
  }
  return (
    <a className={styles.advanced} href={path} onClick={follow}>
      <Icon drawing={SlidersHorizontal} className={styles.small} />
      {documentSearch.advanced}
    </a>
  )
}
