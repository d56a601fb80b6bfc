import { useState, useSyncExternalStore } from 'react'
import { newVersionTexts } from '~text/new-version'
import { releasePage } from '../../shell/store/unsaved-work'
import { useUnsavedTitles } from '../../shell/store/use-unsaved-titles'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { lostFiles, subscribeToLostFiles } from '../../ui/lost-files'
import styles from './new-version.module.css'
import { UnsavedQuestion } from './unsaved-question'
import { useServedBuild } from './use-served-build'

/**
 * Reports that the portal was updated while the page was open (LOOK-06). Loads nothing on demand: the files that this
 * page knows may be gone.
 */
export default function NewVersion() {
  const unsaved = useUnsavedTitles()
  const texts = newVersionTexts[useText().language]
  const build = useServedBuild()
  const lost = useSyncExternalStore(subscribeToLostFiles, lostFiles)
  // A dismissed report stays dismissed until there is something new to report.
  const [putOff, setPutOff] = useState({ build: null as string | null, lost: 0 })
  const [asking, setAsking] = useState(false)
  const refresh = () => {
    releasePage()
    window.location.reload()
  }
  const misses = lost > putOff.lost
  const text = misses ? texts.lost : build !== putOff.build && build && texts.served

  return (
    <>
      <div role="status">
        {text && (
          <section
            className={`floating flex flex-wrap items-center pointer-events-auto rounded-md px-4 py-3 gap-3 max-w-420px ${styles.card}`}
            aria-label={texts.name}
          >
            <p className={styles.text}>{text}</p>
            <div className={`modal-actions ${styles.actions}`}>
              <Button variant="ghost" size="sm" onClick={() => setPutOff({ build, lost })}>
                {texts.later}
              </Button>
              <Button size="sm" onClick={() => (unsaved.length > 0 ? setAsking(true) : refresh())}>
                {texts.refresh}
              </Button>
            </div>
          </section>
        )}
      </div>
      {asking && (
        <UnsavedQuestion
          unsaved={unsaved}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false)
            refresh()
          }}
        />
      )}
    </>
  )
}
