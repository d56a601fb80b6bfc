import { Ellipsis } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { BarButton } from '../../ui/bar-button'
import { classNames } from '../../ui/classes'
import { LazyPart, partOf } from '../../ui/lazy-part'
import type { BarEntry } from '../registry/registry'
import { useShellState } from '../store/shell-context'
import styles from './bar-actions.module.css'

const MoreMenu = partOf(() => import('./more-menu'))

/** With more entries than this, they fold even on wider screens. */
const few = 8

/**
 * The entries beside the user. If they do not fit, they fold into the menu 「更多功能」. Only the stylesheet decides this, so
 * the server's page is right at every width.
 */
export function BarActions({ entries }: { entries: readonly BarEntry[] }) {
  const folding = entries.filter(({ stays }) => !stays)
  const many = folding.length > few
  const plain = useShellState((state) => state.page.theme.elder)
  const folds = plain ? styles.plain : many ? styles.many : styles.few
  return (
    <div className={classNames(styles.actions, folds)} data-bar>
      {entries.map(({ id, stays, button }) => (
        <div key={id} data-entry={id} className={stays ? styles.entry : styles.folding}>
          {button}
        </div>
      ))}
      {folding.length > 0 && <MoreButton entries={folding} />}
    </div>
  )
}

function MoreButton({ entries }: { entries: readonly BarEntry[] }) {
  const { bar } = useText()
  /** null = never opened, so that its file is not needed. */
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const stateId = useId()
  const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0)
  return (
    <div className={styles.more}>
      <BarButton
        ref={button}
        label={bar.more}
        icon={Ellipsis}
        count={count}
        data-more=""
        aria-haspopup="menu"
        aria-expanded={open === true}
        aria-describedby={count > 0 ? stateId : undefined}
        onOpen={() => setOpen(true)}
      />
      {count > 0 && (
        <span id={stateId} hidden>
          {bar.moreWaiting(count)}
        </span>
      )}
      {open !== null && (
        <LazyPart onLost={() => setOpen(false)}>
          <MoreMenu
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            entries={entries}
            onChoose={(id) => press(button.current, id)}
          />
        </LazyPart>
      )}
    </div>
  )
}

/** Clicks an entry's own button: while the entry is folded, the button stays in the bar, hidden. */
function press(more: HTMLElement | null, id: string) {
  const bar = more?.closest('[data-bar]')
  bar?.querySelector<HTMLElement>(`[data-entry="${id}"] a`)?.click()
}
