import { useCallback, useState } from 'react'
import { showToast } from '../../ui/toast'
import type { Removed } from './factor-list'
import { addPasskey, type Done } from './passkeys'
import { useFactorText } from './use-factor-text'
import { useProvedAsk } from './use-proved-ask'

/** The dialog over the list of factors. */
export type FactorDialog =
  | { kind: 'totp' }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'remove'; removed: Removed }

export type FactorSteps = ReturnType<typeof useFactorSteps>

/** The actions on the user's own factors. `reload` loads the list again. */
export function useFactorSteps(reload: () => void) {
  const texts = useFactorText()
  const { centre } = texts
  const { ask, proof } = useProvedAsk()
  const [open, setOpen] = useState<FactorDialog | null>(null)
  const { busy, trouble, act } = useAct()
  const close = useCallback(() => setOpen(null), [])

  function added({ codes }: Done) {
    setOpen(codes.length > 0 ? { kind: 'codes', codes } : null)
    showToast({ kind: 'success', text: centre.added })
    reload()
  }
  async function startTotp() {
    // The secret is requested only after the password is known.
    if (await act(() => ask({ step: 'ready' }))) setOpen({ kind: 'totp' })
  }
  async function startPasskey() {
    const done = await act(() => addPasskey(ask, texts))
    if (done) added(done)
  }
  async function renewCodes() {
    const done = await act(() => ask<Done>({ step: 'recovery-codes' }))
    if (done) setOpen({ kind: 'codes', codes: done.codes })
    reload()
  }
  async function remove({ step }: Removed) {
    close()
    if (!(await act(() => ask(step)))) return
    showToast({ kind: 'success', text: centre.removed })
    reload()
  }
  const askRemove = (removed: Removed) => setOpen({ kind: 'remove', removed })

  const steps = { startTotp, startPasskey, renewCodes, remove, askRemove, added }
  return { ...steps, ask, proof, open, close, busy, trouble }
}

/** Runs a step; null = it failed, and `trouble` says why. */
function useAct() {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')

  async function act<T>(work: () => Promise<{ data: T } | { error: string }>) {
    setBusy(true)
    setTrouble('')
    const answer = await work()
    setBusy(false)
    if ('data' in answer) return answer.data
    setTrouble(answer.error)
    return null
  }
  return { busy, trouble, act }
}
