import { ExternalLink } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { groupApps } from '../../hosting/app-groups'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Icon } from '../../ui/icon'
import styles from './shortcuts.module.css'

interface AppChoicesProps {
  apps: readonly HostedApp[]
  codes: readonly string[]
  onChoose(code: string, chosen: boolean): void
}

/** All apps by category, each with a box to tick. */
export function AppChoices({ apps, codes, onChoose }: AppChoicesProps) {
  const { rail, shortcuts } = useText()
  return (
    <section className={styles.choices} aria-label={shortcuts.choices}>
      {apps.length === 0 && <p className={styles.empty}>{rail.none}</p>}
      {groupApps(apps, rail.otherGroup).map((group) => (
        <fieldset key={group.name} className={styles.group}>
          <legend className={styles.legend}>{group.name}</legend>
          {group.apps.map((app) => (
            <label key={app.code} className={styles.choice} title={app.title}>
              <input
                type="checkbox"
                checked={codes.includes(app.code)}
                onChange={(event) => onChoose(app.code, event.target.checked)}
              />
              <AppIcon icon={app.icon} className={styles.icon} />
              <span className={styles.title}>{app.title}</span>
              {app.kind === 'window' && <Icon drawing={ExternalLink} className={styles.external} />}
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  )
}
