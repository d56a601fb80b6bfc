import { ExternalLink } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { groupApps } from '../../hosting/app-groups'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Icon } from '../../ui/icon'
import styles from './shortcuts.module.css'
import { useShortcutsText } from './use-shortcuts-text'

interface AppChoicesProps {
  apps: readonly HostedApp[]
  codes: readonly string[]
  onChoose(code: string, chosen: boolean): void
}

/** All apps by category, each with a checkbox. */
export function AppChoices({ apps, codes, onChoose }: AppChoicesProps) {
  const { rail } = useText()
  const shortcuts = useShortcutsText()
  return (
    <section
      className="min-w-0 overflow-x-hidden overflow-y-auto scrollbar-thin max-640:overflow-visible"
      aria-label={shortcuts.choices}
    >
      {apps.length === 0 && <p className="empty p-6">{rail.none}</p>}
      {groupApps(apps, rail.otherGroup).map((group) => (
        <fieldset key={group.name} className={`grid gap-y-0.5 gap-x-2 ${styles.group}`}>
          <legend className="quiet break-anywhere px-1.5 pt-3 pb-1">{group.name}</legend>
          {group.apps.map((app) => (
            <label
              key={app.code}
              className="line min-w-0 min-h-38px px-1.5 py-0 rounded-md cursor-pointer hover:bg-hover"
              title={app.title}
            >
              <input
                type="checkbox"
                checked={codes.includes(app.code)}
                onChange={(event) => onChoose(app.code, event.target.checked)}
              />
              <AppIcon icon={app.icon} className="size-20px" />
              <span className="ellipsis">{app.title}</span>
              {app.kind === 'window' && (
                <Icon drawing={ExternalLink} className="text-muted size-12px" />
              )}
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
