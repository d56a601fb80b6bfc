import { useState, useSyncExternalStore } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { lostFiles, subscribeToLostFiles } from '../../ui/lost-files'
import styles from './new-version.module.css'
import { UnsavedQuestion } from './unsaved-question'
import { useServedBuild } from './use-served-build'

interface NewVersionProps {
  /** Titles of the tabs whose work would be lost. */
  unsaved: readonly string[]
  /** The page is loaded anew with the person's consent: the browser need not ask any more. */
  onRelease(): void
}

/**
 * Says that the portal was updated while the page was open (LOOK-06). Nothing is loaded for it: the files that this page
 * knows may be gone.
 */
export default function NewVersion({ unsaved, onRelease }: NewVersionProps) {
  const { newVersion } = useText()
  const build = useServedBuild()
  const lost = useSyncExternalStore(subscribeToLostFiles, lostFiles)
  // What was put off stays so until there is something new to say.
  const [putOff, setPutOff] = useState({ build: null as string | null, lost: 0 })
  const [asking, setAsking] = useState(false)
  const refresh = () => {
    onRelease()
    window.location.reload()
  }
  const misses = lost > putOff.lost
  const text = misses ? newVersion.lost : build !== putOff.build && build && newVersion.served

  return (
    <>
      <div role="status">
        {text && (
          <section className={styles.card} aria-label={newVersion.name}>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>
              <button
                type="button"
                className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
                onClick={() => setPutOff({ build, lost })}
              >
                {newVersion.later}
              </button>
              <button
                type="button"
                className={recipeClass('button', { variant: 'solid', size: 'sm' })}
                onClick={() => (unsaved.length > 0 ? setAsking(true) : refresh())}
              >
                {newVersion.refresh}
              </button>
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
