import type { Judgement } from '@portal/ofd/seals'
import { useEffect, useState } from 'react'
import { rootCertificatesPath } from '~contract/portal/paths'
import { useServer } from '../../../ui/use-server'
import type { OpenedOfd } from './opened-ofd'
import type { SealStamps } from './seal-stamps'

export interface Seals {
  judgements: readonly Judgement[]
  stamps: SealStamps
}

type SealsState = Seals | 'none' | 'judging' | 'failed'

/** The verified seals of a document; the code loads with the first document that has any. */
export function useSeals(opened: OpenedOfd): SealsState {
  const server = useServer()
  const { document } = opened
  const [state, setState] = useState<SealsState>(document.signatures ? 'judging' : 'none')

  useEffect(() => {
    setState(document.signatures ? 'judging' : 'none')
    if (!document.signatures) return
    let gone = false
    let shown: Seals | null = null
    async function judge() {
      const [{ judgeSeals, rootsOfPem }, { loadStamps }, answer] = await Promise.all([
        import('@portal/ofd/seals'),
        import('./seal-stamps'),
        server<{ certificates: string }>(rootCertificatesPath, { background: true }),
      ])
      // A failed request differs from an empty list of issuers.
      const pem = 'error' in answer ? null : answer.data.certificates
      const judgements = await judgeSeals(document, {
        roots: rootsOfPem(pem),
        now: new Date(),
      })
      shown = { judgements, stamps: await loadStamps(document, judgements) }
      if (gone) shown.stamps.close()
      else setState(shown)
    }
    judge().catch(() => gone || setState('failed'))
    return () => {
      gone = true
      shown?.stamps.close()
    }
  }, [document, server])
  return state
}
