import { useId } from 'react'
import type { Version } from '~contract/platform/versions'
import type { BuiltInProps } from '../../hosting/built-in'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { NotYet } from '../../ui/not-yet'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import styles from './version-manager.module.css'
import type { Versions } from './versions.server'

/** 「版本信息」: the version that is running, and what came with each one. */
export default function VersionManager(_: BuiltInProps) {
  const { versionManager } = useText()
  const heading = useId()
  return (
    <section className={styles.page} aria-labelledby={heading}>
      <h1 className={styles.heading} id={heading}>
        {versionManager.title}
      </h1>
      <Content />
    </section>
  )
}

function Content() {
  const { versionManager } = useText()
  const { data, error, loading, reload } = useServerData<Versions>('/versions')
  if (!data) {
    return <NotYet loading={loading} title={versionManager.failed} error={error} onRetry={reload} />
  }
  return (
    <>
      <Running systemName={data.systemName} version={data.version} />
      <History versions={data.history} running={data.version} />
    </>
  )
}

function Running({ systemName, version }: Pick<Versions, 'systemName' | 'version'>) {
  const { versionManager } = useText()
  return (
    <section className={styles.running} aria-label={versionManager.current}>
      <Emblem className={styles.emblem} />
      <div>
        <p className={styles.system}>{systemName}</p>
        <p className={styles.number}>
          {versionManager.label} {version}
        </p>
      </div>
    </section>
  )
}

function History({ versions, running }: { versions: readonly Version[]; running: string }) {
  const { versionManager } = useText()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 className={styles.subheading} id={heading}>
        {versionManager.history}
      </h2>
      {versions.length === 0 ? (
        <div className={styles.centred}>
          <StateMessage
            kind="empty"
            title={versionManager.empty}
            detail={versionManager.emptyDetail}
          />
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
  const { versionManager } = useText()
  const { version, title, date, content } = release
  const day = date.slice(0, 10)
  return (
    <li className={styles.release}>
      <h3 className={styles.title}>
        {version && <span className={styles.version}>{version}</span>}
        <span className={styles.name}>{title || versionManager.untitled}</span>
        {running && <span className={styles.mark}>{versionManager.current}</span>}
      </h3>
      {day && (
        <time className={styles.date} dateTime={day}>
          {day}
        </time>
      )}
      {content.length > 0 && (
        <ul className={styles.content}>
          {content.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
