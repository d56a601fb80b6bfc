import { type ComponentType, useEffect, useState } from 'react'
import { LazyPart, onceOnline, partOf } from '../../ui/lazy-part'
import type { Shell } from '../store/shell'
import { useShell, useShellState } from '../store/shell-context'
import type { ShellState } from '../store/shell-state'

interface LaterSetting {
  load(): Promise<{ default: ComponentType }>
  /** Loaded this long after the page (ms) without being needed, even if it is not shown yet. */
  after?: number
  /** Loaded at once when this is true. */
  now?(state: ShellState): boolean
  /** Shown only while this is true. */
  when?(state: ShellState): boolean
  /** Called if `now` is true but the part's file failed to load. */
  onLost?(shell: Shell): void
}

/** If the file failed to load before a user wanted the part, it is requested again after this time (ms). */
const again = 10_000

/**
 * A slot's part that is loaded after the first paint. It has no Suspense boundary until it is needed: a boundary that
 * is not hydrated yet would break on the first update.
 */
export function later({ load, after, now, when, onLost }: LaterSetting): ComponentType {
  const Part = partOf(() => onceOnline(load))
  return function Later() {
    const shell = useShell()
    const wanted = useShellState((state) => now?.(state) === true)
    const shown = useShellState((state) => when?.(state) !== false)
    const [due, setDue] = useState(false)
    const [tries, setTries] = useState(0)
    const [lost, setLost] = useState<'early' | 'wanted' | null>(null)
    useEffect(() => {
      if (wanted) setDue(true)
      if (wanted || after === undefined) return
      const timer = setTimeout(() => {
        setDue(true)
        void load().catch(() => {})
      }, after)
      return () => clearTimeout(timer)
    }, [wanted])
    useEffect(() => {
      if (!lost) return
      if (lost === 'wanted' && wanted) return onLost?.(shell)
      const retry = () => {
        setLost(null)
        setTries((before) => before + 1)
      }
      if (wanted) return retry()
      const timer = setTimeout(retry, again)
      return () => clearTimeout(timer)
    }, [lost, wanted, shell])
    return (
      due &&
      shown && (
        <LazyPart
          key={tries}
          quiet={!wanted || !onLost}
          onLost={() => setLost(wanted ? 'wanted' : 'early')}
        >
          <Part />
        </LazyPart>
      )
    )
  }
}
