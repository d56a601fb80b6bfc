import { useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SignInRefusal } from './sign-in.server'

/**
 * What scripts add to the sign-in form: the initial focus, and the challenge between the button press and the request,
 * if there is one.
 */
export function useSignIn(refusal: SignInRefusal | null, slideVerify: boolean) {
  const submit = useSubmit()
  const submitting = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The element to focus when the challenge is over. */
  const focusAfter = useRef<HTMLElement | null>(null)
  /** While the challenge is open: the refusal that was current when it opened. */
  const [asked, setAsked] = useState<{ known: SignInRefusal | null } | null>(null)
  // The server responds like this if the challenge was switched on after the page was loaded.
  const challenged = slideVerify || refusal?.field === 'challenge'

  useEffect(() => {
    if (document.activeElement !== document.body || !matchMedia('(hover: hover)').matches) return
    const first = account.current?.value ? password : account
    first.current?.focus()
  }, [])

  useEffect(() => {
    if (!refusal || refusal.field === 'challenge') return
    // The account stays; the password must be typed again if it was wrong or the service failed.
    if (password.current) password.current.value = ''
    const target = refusal.field === 'account' ? account : password
    focusAfter.current = target.current
    target.current?.focus()
    setAsked(null)
  }, [refusal])

  return {
    fields: { form, account, password, button },
    submitting,
    /** The form's submit handler: shows the challenge first if one is required. */
    onSubmit(event: FormEvent) {
      if (!challenged) return
      event.preventDefault()
      focusAfter.current = button.current
      setAsked({ known: refusal })
    },
    challenge: asked && {
      checking: submitting,
      refusal: refusal === asked.known ? null : refusal,
      focusAfter,
      onAnswer(token: string, answer: string) {
        const content = new FormData(form.current ?? undefined)
        content.set('challenge', token)
        content.set('answer', answer)
        submit(content, { method: 'post' })
      },
      onCancel: () => setAsked(null),
    },
  }
}
