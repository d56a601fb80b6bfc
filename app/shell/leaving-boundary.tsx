import { useLocation } from '@remix-run/react'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { idleRearm } from '~contract/portal/constants'
import { noteActivity } from '../live/shared-activity'
import { LaterPart, onceOnline } from '../ui/later-part'
import type { PortalPage } from './portal-page.server'

const Leaving = lazy(() => onceOnline(() => import('./leaving')))

/** What the frame has to do with leaving it. */
export interface Exit {
  /** Asks the person whether they want to sign out. */
  ask(): void
  /** Says which tabs have unsaved work, by their titles. */
  report(unsaved: readonly string[]): void
}

interface LeavingBoundaryProps {
  page: PortalPage
  /**
   * `leaving`: the session is being ended; nothing should still count on it. `unsaved`: the tabs that were reported.
   */
  children(exit: Exit, leaving: boolean, unsaved: readonly string[]): ReactNode
}

/** Holds the frame until its person leaves. Who watches over that is loaded later: nobody leaves at once. */
export function LeavingBoundary({ page, children }: LeavingBoundaryProps) {
  const { pathname, search, hash } = useLocation()
  const [watched, watch] = useLater(idleRearm)
  const [asked, setAsked] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [gone, setGone] = useState(false)
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const [exit] = useState<Exit>(() => ({
    ask() {
      watch()
      setAsked(true)
    },
    report: setUnsaved,
  }))
  return (
    <>
      {!gone && children(exit, leaving, unsaved)}
      {watched && (
        <LaterPart quiet={!asked} onLost={() => setAsked(false)}>
          <Leaving
            page={page}
            from={pathname + search + hash}
            asked={asked}
            unsaved={unsaved}
            onStay={() => setAsked(false)}
            onLeaving={setLeaving}
            onGone={() => setGone(true)}
          />
        </LaterPart>
      )}
    </>
  )
}

/** A page that was just opened is activity; what it needs later waits for so long (ms), or until it is asked for. */
function useLater(delay: number) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    noteActivity()
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return [late, () => setLate(true)] as const
}
