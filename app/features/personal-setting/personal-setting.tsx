import { type ReactNode, useId } from 'react'
import { personalInfoPath, safeSettingPath } from '../../config/paths'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { inPageLink } from '../../ui/in-page-link'
import { Spinner } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import styles from './personal-setting.module.css'
import type { PersonCard } from './profile.server'

interface PersonalSettingProps {
  path: string
  /** What there is to do for the account's safety. */
  safeSetting: ReactNode
}

/** The personal centre: what the backend knows of the person, to read (ME-01), and the account's safety. */
export function PersonalSetting({ path, safeSetting }: PersonalSettingProps) {
  const { personalSetting } = useText()
  const heading = useId()
  const safety = new URLSearchParams(path.split('?')[1]).get('module') === 'safeSetting'
  return (
    <div className={styles.page}>
      <Modules safety={safety} />
      <section className={styles.module} aria-labelledby={heading}>
        <h1 className={styles.heading} id={heading}>
          {safety ? personalSetting.safety : personalSetting.info}
        </h1>
        {safety ? <div className={styles.card}>{safeSetting}</div> : <ProfileCard />}
      </section>
    </div>
  )
}

function Modules({ safety }: { safety: boolean }) {
  const { personalSetting } = useText()
  const modules = [
    { path: personalInfoPath, label: personalSetting.info, current: !safety },
    { path: safeSettingPath, label: personalSetting.safety, current: safety },
  ]
  return (
    <nav className={styles.modules} aria-label={personalSetting.modules}>
      {modules.map(({ path, label, current }) => (
        <a {...inPageLink} key={path} href={path} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function ProfileCard() {
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
