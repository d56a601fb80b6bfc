import { useId } from 'react'
import { personalInfoPath, safeSettingPath } from '~contract/portal/paths'
import type { BuiltInProps } from '../../hosting/built-in'
import { Slot } from '../../shell/registry/slot'
import { useText } from '../../text/text-context'
import { inPageLink } from '../../ui/in-page-link'
import styles from './personal-setting.module.css'
import { ProfileCard } from './profile-card'

/** The personal centre: what the backend knows of the user, to read (ME-01), and the account's safety. */
export default function PersonalSetting({ path }: BuiltInProps) {
  const { personalSetting } = useText()
  const heading = useId()
  const safety = new URLSearchParams(path.split('?')[1]).get('module') === 'safeSetting'
  return (
    <div className="page flex gap-6 max-w-1080px max-720:flex-col max-720:gap-4">
      <Modules safety={safety} />
      <section className="flex-1 min-w-0" aria-labelledby={heading}>
        <h1 className="page-heading" id={heading}>
          {safety ? personalSetting.safety : personalSetting.info}
        </h1>
        {safety ? (
          <div className="card flex flex-wrap p-6 gap-6">
            <Slot name="safety" />
          </div>
        ) : (
          <ProfileCard />
        )}
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
    <nav
      className={`flex flex-col flex-none gap-1 w-160px ${styles.modules}`}
      aria-label={personalSetting.modules}
    >
      {modules.map(({ path, label, current }) => (
        <a {...inPageLink} key={path} href={path} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
