import { useId } from 'react'
import type { Version } from '~contract/platform/versions'
import { versionTexts } from '~text/version-manager'
import type { BuiltInProps } from '../../hosting/built-in'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { NotYet } from '../../ui/not-yet'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import styles from './version-manager.module.css'
import type { Versions } from './versions.server'

/** 「版本信息」: the running version, and what each version brought. */
export default function VersionManager(_: BuiltInProps) {
  const texts = versionTexts[useText().language]
  const heading = useId()
  return (
    <section className="page max-w-880px" aria-labelledby={heading}>
      <h1 className="page-heading" id={heading}>
        {texts.title}
      </h1>
      <Content />
    </section>
  )
}

function Content() {
  const texts = versionTexts[useText().language]
  const { data, ...missing } = useServerData<Versions>('/versions')
  if (!data) return <NotYet {...missing} title={texts.failed} />
  return (
    <>
      <Running systemName={data.systemName} version={data.version} />
      <History versions={data.history} running={data.version} />
    </>
  )
}

function Running({ systemName, version }: Pick<Versions, 'systemName' | 'version'>) {
  const texts = versionTexts[useText().language]
  return (
    <section
      className={`flex gap-4 items-center p-6 rounded-lg text-on-banner ${styles.running}`}
      aria-label={texts.current}
    >
      <Emblem className="flex-none size-56px" />
      <div>
        <p className="break-anywhere text-xl font-bold">{systemName}</p>
        <p className="tabular-nums tracking-0.04em text-on-banner-muted">
          {texts.label} {version}
        </p>
      </div>
    </section>
  )
}

function History({ versions, running }: { versions: readonly Version[]; running: string }) {
  const texts = versionTexts[useText().language]
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 className="text-lg mt-8 mb-4" id={heading}>
        {texts.history}
      </h2>
      {versions.length === 0 ? (
        <div className="grid place-items-center py-6">
          <StateMessage kind="empty" title={texts.empty} detail={texts.emptyDetail} />
        </div>
      ) : (
        <ol>
          {versions.map((version) => (
            <Release
              key={version.id}
              release={version}
              running={version.version !== '' && version.version === running}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function Release({ release, running }: { release: Version; running: boolean }) {
  const texts = versionTexts[useText().language]
  const { version, title, date, content } = release
  const day = date.slice(0, 10)
  return (
    <li className={`relative pt-0 pr-0 pb-6 pl-6 ${styles.release}`}>
      <h3 className="flex flex-wrap items-baseline text-lg gap-x-2 gap-y-0.5">
        {version && <span className="tabular-nums">{version}</span>}
        <span className="min-w-0 break-anywhere">{title || texts.untitled}</span>
        {running && (
          <span className="mark font-normal text-accent bg-accent-soft">{texts.current}</span>
        )}
      </h3>
      {day && (
        <time className="quiet" dateTime={day}>
          {day}
        </time>
      )}
      {content.length > 0 && (
        <ul className={`mt-2 break-anywhere ${styles.content}`}>
          {content.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
