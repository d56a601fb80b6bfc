import { useId } from 'react'
import { mySessionsModulePath, personalInfoPath, safeSettingPath } from '~contract/portal/paths'
import type { BuiltInProps } from '../../hosting/built-in'
import type { SlotName } from '../../shell/registry/registry'
import { Slot } from '../../shell/registry/slot'
import { useText } from '../../text/text-context'
import { inPageLink } from '../../ui/in-page-link'
import styles from './personal-setting.module.css'
import { ProfileCard } from './profile-card'

/** The personal centre: what the backend knows of the user, to read (ME-01), and the account's safety. */
export default function PersonalSetting({ path }: BuiltInProps) {
  const { personalSetting, mySessions } = useText()
  const heading = useId()
  const named = new URLSearchParams(path.split('?')[1]).get('module')
  const modules: readonly Module[] = [
    { name: null, path: personalInfoPath, label: personalSetting.info },
    { name: 'safeSetting', path: safeSettingPath, label: personalSetting.safety, slot: 'safety' },
    { name: 'sessions', path: mySessionsModulePath, label: mySessions.title, slot: 'sessions' },
  ]
  const shown = modules.find(({ name }) => name === named) ?? modules[0]
  return (
    <div className="page flex gap-6 max-w-1080px max-720:flex-col max-720:gap-4">
      <Modules modules={modules} shown={shown} />
      <section className="flex-1 min-w-0" aria-labelledby={heading}>
        <h1 className="page-heading" id={heading}>
          {shown?.label}
        </h1>
        {shown?.slot ? (
          <div className="card flex flex-wrap p-6 gap-6">
            <Slot name={shown.slot} />
          </div>
        ) : (
          <ProfileCard />
        )}
      </section>
    </div>
  )
}

interface Module {
  /** As the address names it; null = the first. */
  name: string | null
  path: string
  label: string
  /** Where its features show it; the first has a card of its own. */
  slot?: SlotName
}

function Modules({ modules, shown }: { modules: readonly Module[]; shown: Module | undefined }) {
  const { personalSetting } = useText()
  return (
    <nav
      className={`flex flex-col flex-none gap-1 w-160px ${styles.modules}`}
      aria-label={personalSetting.modules}
    >
      {modules.map((module) => (
        <a
          {...inPageLink}
          key={module.path}
          href={module.path}
          aria-current={module === shown ? 'page' : undefined}
        >
          {module.label}
        </a>
      ))}
    </nav>
  )
}
