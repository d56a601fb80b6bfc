import { type ReactNode, useId } from 'react'
import { personalInfoPath, safeSettingPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { inPageLink } from '../../ui/in-page-link'
import styles from './personal-setting.module.css'
import { ProfileCard } from './profile-card'

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
