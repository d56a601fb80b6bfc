import { type MutableRefObject, useRef } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { shortcutMaximum } from '~contract/portal/constants'
import { Button } from '../../ui/button'
import { ChosenApp } from './chosen-app'
import { SortableApps } from './sortable-apps'
import { useShortcutsText } from './use-shortcuts-text'

interface ChosenAppsProps {
  apps: readonly HostedApp[]
  codes: readonly string[]
  onChange(codes: readonly string[]): void
  /** Set while an app is being dragged. */
  dragging: MutableRefObject<boolean>
}

/** The chosen apps in the order of the rail: to sort, remove or clear. */
export function ChosenApps({ apps, codes, onChange, dragging }: ChosenAppsProps) {
  const shortcuts = useShortcutsText()
  const section = useRef<HTMLElement>(null)
  const chosen = codes.flatMap((code) => apps.find((app) => app.code === code) ?? [])

  /**
   * The focus moves to the app that takes the removed one's place, otherwise to the list: it must not leave the dialog.
   */
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
      className="border-r bg-sunken min-w-0 overflow-x-hidden overflow-y-auto scrollbar-thin focus:outline-inset max-640:overflow-visible max-640:border-r-0 max-640:border-b"
      aria-label={shortcuts.chosen}
      // Keeps the focus here when the focused element is removed.
      tabIndex={-1}
    >
      <div className="quiet flex items-center justify-between sticky z-2 bg-sunken py-1.5 pr-3 pl-6 min-h-44px top-0">
        <span role="status">{shortcuts.count(codes.length, shortcutMaximum)}</span>
        {codes.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              section.current?.focus()
              onChange([])
            }}
          >
            {shortcuts.clear}
          </Button>
        )}
      </div>
      {chosen.length > 0 ? (
        <SortableApps apps={chosen} onSort={onChange} dragging={dragging}>
          {chosen.map((app) => (
            <ChosenApp key={app.code} app={app} onRemove={() => remove(app.code)} />
          ))}
        </SortableApps>
      ) : (
        <p className="empty p-6">{shortcuts.empty}</p>
      )}
    </section>
  )
}
