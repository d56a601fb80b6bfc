import { useText } from '../../text/text-context'
import { NotYet } from '../../ui/not-yet'
import { useServerData } from '../../ui/use-server-data'
import styles from './personal-setting.module.css'
import type { PersonCard } from './profile.server'

/** What the backend knows of the user, to read (ME-01). */
export function ProfileCard() {
  const { personalSetting } = useText()
  const { data, error, loading, reload } = useServerData<PersonCard>('/profile')
  if (!data) {
    return (
      <NotYet loading={loading} title={personalSetting.failed} error={error} onRetry={reload} />
    )
  }
  const factOf = (card: PersonCard, field: keyof PersonCard) =>
    card[field] === null ? personalSetting.unavailable : card[field] || personalSetting.absent
  return (
    <div className="card flex flex-wrap p-6 gap-6">
      <span className="disc text-lg text-on-accent bg-accent size-72px" aria-hidden="true">
        {data.name.slice(-2)}
      </span>
      <dl className={styles.facts}>
        {Object.entries(personalSetting.fields).map(([field, label]) => (
          <div key={field} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{factOf(data, field as keyof PersonCard)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
