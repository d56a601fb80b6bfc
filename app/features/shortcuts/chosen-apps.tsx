import { type MutableRefObject, useRef } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { shortcutMaximum } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { ChosenApp } from './chosen-app'
import styles from './shortcuts.module.css'
import { SortableApps } from './sortable-apps'

interface ChosenAppsProps {
  apps: readonly HostedApp[]
  codes: readonly string[]
  onChange(codes: readonly string[]): void
  /** Set while an app is on its way to another place. */
  dragging: MutableRefObject<boolean>
}

/** The chosen apps in the order of the rail: to sort, to remove, to clear. */
export function ChosenApps({ apps, codes, onChange, dragging }: ChosenAppsProps) {
  const { shortcuts } = useText()
  const section = useRef<HTMLElement>(null)
  const chosen = codes.flatMap((code) => apps.find((app) => app.code === code) ?? [])

  /** The focus goes to the app that takes the place, else to the list: it must not fall out of the dialog. */
  function remove(code: string) {
    const at = codes.indexOf(code)
    const rest = codes.filter((one) => one !== code)
    const next = rest[at] ?? rest[at - 1]
    const button = next && section.current?.querySelector<HTMLElement>(`[data-remove="${next}"]`)
    ;(button || section.current)?.focus()
    onChange(rest)
  }

  return (
    <section
      ref={section}
      className={styles.chosen}
      aria-label={shortcuts.chosen}
      // The focus stays here when what had it is gone.
      tabIndex={-1}
    >
      <div className={styles.chosenHead}>
        <span role="status">{shortcuts.count(codes.length, shortcutMaximum)}</span>
        {codes.length > 0 && (
          <button
            type="button"
            className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
            onClick={() => {
              section.current?.focus()
              onChange([])
            }}
          >
            {shortcuts.clear}
          </button>
        )}
      </div>
      {chosen.length > 0 ? (
        <SortableApps apps={chosen} onSort={onChange} dragging={dragging}>
          {chosen.map((app) => (
            <ChosenApp key={app.code} app={app} onRemove={() => remove(app.code)} />
          ))}
        </SortableApps>
      ) : (
        <p className={styles.empty}>{shortcuts.empty}</p>
      )}
    </section>
  )
}
