import styles from './source-badge.module.css'

/** The sources that have a colour of their own (MSG-03), by the backend's names. */
const tones: Record<string, string> = { 公文: 'green', 通知公告: 'orange', 邮件: 'blue' }

export function SourceBadge({ app }: { app: string }) {
  return (
    <span className={styles.badge} data-tone={tones[app]}>
      {app}
    </span>
  )
}
