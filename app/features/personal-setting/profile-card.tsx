import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Spinner } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import styles from './personal-setting.module.css'
import type { PersonCard } from './profile.server'

/** What the backend knows of the person, to read (ME-01). */
export function ProfileCard() {
  const { personalSetting, frame, hosting } = useText()
  const { data, error, loading, reload } = useServerData<PersonCard>('/profile')
  if (!data && !loading) {
    return (
      <StateMessage kind="error" title={personalSetting.failed} detail={error}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={reload}
        >
          {frame.retry}
        </button>
      </StateMessage>
    )
  }
  if (!data) {
    return (
      <p className={styles.loading} role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  const factOf = (card: PersonCard, field: keyof PersonCard) =>
    card[field] === null ? personalSetting.unavailable : card[field] || personalSetting.absent
  return (
    <div className={styles.card}>
      <span className={styles.avatar} aria-hidden="true">
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
