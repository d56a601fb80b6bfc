import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button'
import { PasswordInput } from '../../../ui/password-input'
import { useViewerText } from '../use-viewer-text'
import type { Unlock } from './open-pdf'
import type { PdfLock } from './use-pdf'

/** Asks for a document's password, which never leaves this page: the document is opened here, not by a server. */
export function PdfPassword({ lock: { unlock, refused } }: { lock: PdfLock }) {
  const { password } = useViewerText().pdf
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState<Unlock | null>(null)
  const busy = tried === unlock

  useEffect(() => {
    if (refused > 0) setMessage(password.wrong)
    input.current?.focus()
    input.current?.select()
  }, [refused, password.wrong])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    if (busy) return
    setMessage(typed ? '' : password.required)
    if (!typed) return input.current?.focus()
    setTried(() => unlock)
    unlock(typed)
  }

  return (
    <div className="grid place-items-center absolute inset-0 overflow-auto z-1 bg-canvas p-4">
      <form
        className="card grid w-full p-6 max-w-420px"
        onSubmit={onSubmit}
        noValidate
        aria-labelledby={`${id}-title`}
      >
        <h2 id={`${id}-title`} className="text-xl font-bold">
          {password.title}
        </h2>
        <p id={`${id}-hint`} className="text-muted mt-1 mb-5">
          {password.hint}
        </p>
        <label htmlFor={id} className="mb-2">
          {password.label}
        </label>
        <PasswordInput
          id={id}
          inputRef={input}
          autoComplete="off"
          maxLength={200}
          aria-required
          aria-invalid={message !== ''}
          aria-describedby={`${id}-hint ${id}-message`}
        />
        <p id={`${id}-message`} className="text-sm text-danger my-2 min-h-24px" role="alert">
          {message}
        </p>
        <Button type="submit" size="lg" aria-busy={busy} disabled={busy}>
          {busy ? password.opening : password.open}
        </Button>
      </form>
    </div>
  )
}
