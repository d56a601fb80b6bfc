import { useText } from '../../text/text-context'
import { NotYet } from '../../ui/not-yet'
import { ThemeForm } from './theme-form'
import { useThemes } from './use-themes'

interface ThemePanelProps {
  /** It is on show: what is chosen is shown at once. */
  front: boolean
  onSaved?: () => void
}

/** All that a user may choose of the theme, or why it cannot be had. */
export function ThemePanel({ front, onSaved }: ThemePanelProps) {
  const { themeSetting } = useText()
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
  return <NotYet loading={loading} title={themeSetting.failed} error={error} onRetry={reload} />
}
