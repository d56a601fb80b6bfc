import { Fragment } from 'react'
import { useText } from '../../text/text-context'
import { NotYet } from '../../ui/not-yet'
import { useServerData } from '../../ui/use-server-data'
import styles from './personal-setting.module.css'
import type { PersonCard } from './profile.server'

/** What the backend knows about the user, read-only (ME-01). */
export function ProfileCard() {
  const { personalSetting } = useText()
  const { data, ...missing } = useServerData<PersonCard>('/profile')
  if (!data) return <NotYet {...missing} title={personalSetting.failed} />
  const factOf = (card: PersonCard, field: keyof PersonCard) =>
    card[field] === null ? personalSetting.unavailable : card[field] || personalSetting.absent
  return (
    <div className="card flex flex-wrap p-6 gap-6">
      <span className="disc text-lg text-on-accent bg-accent size-72px" aria-hidden="true">
        {data.name.slice(-2)}
      </span>
      <dl className={`grid flex-1 ${styles.facts}`}>
        {Object.entries(personalSetting.fields).map(([field, label]) => (
          <div key={field}>
            <dt className="quiet">{label}</dt>
            <dd className="mt-0.5 break-anywhere">
              <Breakable text={factOf(data, field as keyof PersonCard)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A mail address breaks after its signs, not within a word. */
function Breakable({ text }: { text: string }) {
  return (text.match(/[^@.]+[@.]?|[@.]/g) ?? []).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
