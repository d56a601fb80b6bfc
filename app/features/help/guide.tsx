import { Compass } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { firstSteps, partOfStep } from './first-steps'
import styles from './guide.module.css'
import { useHelpText } from './use-help-text'

/**
 * 「新手引导」: five steps through the shell. It has a row of the page to itself, so that it covers nothing; it neither takes
 * the focus nor blocks anything. The part that it explains is outlined.
 */
export function Guide({ onEnd }: { onEnd(): void }) {
  const { guide } = useHelpText()
  const [at, setAt] = useState(0)
  const box = useRef<HTMLElement>(null)
  const step = firstSteps[at] ?? 'rail'
  const last = at === firstSteps.length - 1
  useOutline(step)
  const { title, text } = guide.steps[step]
  /** The focused button disappears. */
  const end = () => {
    if (box.current?.contains(document.activeElement)) document.getElementById('content')?.focus()
    onEnd()
  }
  return (
    <aside
      ref={box}
      className={`flex flex-wrap items-center border-b ${styles.guide}`}
      aria-label={guide.title}
    >
      <Icon drawing={Compass} className="flex-none text-accent size-20px" />
      <p className={`flex-1 ${styles.text}`} role="status">
        <span className="text-muted tabular-nums">{guide.position(at + 1, firstSteps.length)}</span>{' '}
        <strong>{title}</strong> {text}
      </p>
      <div className="line">
        {!last && (
          <Button variant="ghost" size="sm" onClick={end}>
            {guide.skip}
          </Button>
        )}
        {at > 0 && (
          <Button variant="outline" size="sm" onClick={() => setAt(at - 1)}>
            {guide.previous}
          </Button>
        )}
        <Button size="sm" onClick={() => (last ? end() : setAt(at + 1))}>
          {last ? guide.done : guide.next}
        </Button>
      </div>
    </aside>
  )
}

function useOutline(step: (typeof firstSteps)[number]) {
  const { shell } = useText()
  const { rail } = shell
  useEffect(() => {
    const part = partOfStep(step, rail)
    if (!part) return
    part.setAttribute('data-guided', '')
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => part.removeAttribute('data-guided')
  }, [step, rail])
}
