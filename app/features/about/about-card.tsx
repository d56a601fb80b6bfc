import { productVersion } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import styles from './about-card.module.css'

/** What the system is called, and which version of it runs (ME-09). */
export function AboutCard({ systemName }: { systemName: string }) {
  const { versionManager } = useText()
  return (
    <div className={styles.card}>
      <Emblem className={styles.emblem} />
      <p className={styles.system}>{systemName}</p>
      <p className={styles.version}>
        {versionManager.label} {productVersion}
      </p>
    </div>
  )
}
