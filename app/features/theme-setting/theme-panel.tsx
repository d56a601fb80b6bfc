import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Spinner } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { ThemeForm } from './theme-form'
import styles from './theme-setting.module.css'
import { useThemes } from './use-themes'

interface ThemePanelProps {
  /** It is on show: what is chosen is shown at once. */
  front: boolean
  onSaved?: () => void
}

/** All that a person may choose of the portal's looks, or why it cannot be had. */
export function ThemePanel({ front, onSaved }: ThemePanelProps) {
  const { themeSetting, frame, hosting } = useText()
  const { themes, current, error, loading, reload, save, saving } = useThemes()
  if (themes && current) {
    return (
      <ThemeForm
        themes={themes}
        current={current}
        front={front}
        saving={saving}
        save={async (choice) => {
          const saved = await save(choice)
          if (saved) onSaved?.()
          return saved
        }}
      />
    )
  }
  if (loading) {
    return (
      <p className={styles.loading} role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  return (
    <div className={styles.centred}>
      <StateMessage kind="error" title={themeSetting.failed} detail={error}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={reload}
        >
          {frame.retry}
        </button>
      </StateMessage>
    </div>
  )
}
