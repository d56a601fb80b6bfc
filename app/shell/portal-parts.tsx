import { Minimize2 } from 'lucide'
import { useText } from '../text/text-context'
import { recipeClass } from '../ui/classes'
import { IconButton } from '../ui/icon-button'
import { StateMessage } from '../ui/state-message'
import styles from './portal.module.css'
import { useRefresh } from './use-refresh'

/** Moves the focus by script, because the active app would handle a hash in the address. */
export function SkipLink() {
  const { shell } = useText()
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link, so that it also works without scripts
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {shell.skipToContent}
    </a>
  )
}

export function ExitFullScreen({ onExit }: { onExit(): void }) {
  const { shell } = useText()
  return (
    <IconButton
      icon={Minimize2}
      label={shell.exitFullScreen}
      className={styles.exitFullScreen}
      onClick={onExit}
    />
  )
}

/** Shown if the list of apps failed to load, as opposed to being empty. */
export function NoApps() {
  const { shell } = useText()
  const { refresh, refreshing } = useRefresh()
  return (
    <div className="grid place-items-center h-full">
      <StateMessage kind="error" title={shell.appsFailed} detail={shell.appsFailedDetail}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={refresh}
          disabled={refreshing}
        >
          {refreshing ? shell.retrying : shell.retry}
        </button>
      </StateMessage>
    </div>
  )
}
