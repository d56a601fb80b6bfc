import { Search } from 'lucide'
import { type FormEvent, useRef } from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'

/** Enter or the button searches; an emptied field shows all files again. */
export function FileSearch({ onSearch }: { onSearch(keyword: string): void }) {
  const { files } = useText()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    // The field's on-screen keyboard would cover the results.
    if (!window.matchMedia('(hover: hover)').matches) button.current?.focus()
    onSearch(field.current?.value ?? '')
  }

  return (
    <form role="search" className="flex items-center flex-1 relative max-w-240px" onSubmit={submit}>
      <input
        ref={field}
        data-first
        type="search"
        className={classNames(recipeClass('input', { size: 'md' }), 'pr-36px')}
        aria-label={files.search}
        placeholder={files.search}
        maxLength={longestKeyword}
        autoComplete="off"
        onChange={({ target }) => {
          if (target.value === '') onSearch('')
        }}
      />
      <button
        ref={button}
        type="submit"
        className="icon-button-plain absolute rounded-sm size-32px right-2px svg:size-16px hover:text-accent"
        aria-label={files.searchNow}
      >
        <Icon drawing={Search} />
      </button>
    </form>
  )
}
