import { type ComponentType, useId } from 'react'
import { personalInfoPath } from '~contract/portal/paths'
import type { BuiltInProps } from '../../hosting/built-in'
import { centreModules } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { inPageLink } from '../../ui/in-page-link'
import { LazyPart } from '../../ui/lazy-part'
import styles from './personal-setting.module.css'
import { ProfileCard } from './profile-card'

/** The personal centre: what the backend knows about the user, read-only (ME-01), and what features add to it. */
export default function PersonalSetting({ path }: BuiltInProps) {
  const texts = useText()
  const heading = useId()
  const named = new URLSearchParams(path.split('?')[1]).get('module')
  const card: Module = { path: personalInfoPath, label: texts.personalSetting.info }
  const modules = centreModules().map((one) => ({ ...one, label: one.label(texts) }))
  const shown: Module = modules.find(({ name }) => name === named) ?? card
  return (
    <div className="page flex gap-6 max-w-1080px max-720:flex-col max-720:gap-4">
      <Modules modules={[card, ...modules]} shown={shown.path} />
      <section className="flex-1 min-w-0" aria-labelledby={heading}>
        <h1 className="page-heading" id={heading}>
          {shown.label}
        </h1>
        {shown.Part ? (
          <div className="card flex flex-wrap p-6 gap-6">
            <LazyPart key={shown.path}>
              <shown.Part />
            </LazyPart>
          </div>
        ) : (
          <ProfileCard />
        )}
      </section>
    </div>
  )
}

interface Module {
  path: string
  label: string
  /** Undefined = the card, which is first. */
  Part?: ComponentType
}

function Modules({ modules, shown }: { modules: readonly Module[]; shown: string }) {
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
          className="choice px-3 py-2"
          href={module.path}
          aria-current={module.path === shown ? 'page' : undefined}
        >
          {module.label}
        </a>
      ))}
    </nav>
  )
}
