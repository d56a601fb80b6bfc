import { useCallback, useState } from 'react'
import { secondFactorPath } from '~contract/portal/paths'
import type { Answered } from '../../ui/server-call'
import { useServer } from '../../ui/use-server'
import type { WantedProof } from './own-factors.server'
import type { Ask } from './passkeys'
import type { ProofDialogProps } from './proof-dialog'
import { useFactorText } from './use-factor-text'

/**
 * Returns a function that takes a step and, if the server requires the password, asks for it and then takes the step
 * again. `proof`: the dialog to show meanwhile.
 */
export function useProvedAsk() {
  const server = useServer()
  const { proof: words } = useFactorText()
  const [proof, setProof] = useState<ProofDialogProps | null>(null)

  const send = useCallback(
    <T>(step: object) => server<T>(secondFactorPath, { method: 'POST', body: step }),
    [server],
  )
  const prove = useCallback(
    (withCode: boolean) =>
      new Promise<boolean>((settle) => {
        const close = (done: boolean) => {
          setProof(null)
          settle(done)
        }
        async function onProof(password: string, code: string) {
          const answer = await send({ step: 'proof', password, ...(code && { code }) })
          if ('error' in answer) return answer.error
          close(true)
          return ''
        }
        setProof({ withCode, onProof, onClose: () => close(false) })
      }),
    [send],
  )
  const ask: Ask = useCallback(
    async <T>(step: object): Promise<Answered<T>> => {
      const first = await send<T | WantedProof>(step)
      if ('error' in first) return first
      if (!isWanted(first.data)) return { data: first.data as T }
      if (!(await prove(first.data.needs === 'code'))) return { error: words.hint }
      return send<T>(step)
    },
    [send, prove, words],
  )
  return { ask, proof }
}

function isWanted(answer: unknown): answer is WantedProof {
  return typeof answer === 'object' && answer !== null && 'needs' in answer
}
