import { NotYet } from '../../ui/not-yet'
import { ThemeForm } from './theme-form'
import { useThemeText } from './use-theme-text'
import { useThemes } from './use-themes'

interface ThemePanelProps {
  /** The panel is visible: a choice is previewed at once. */
  front: boolean
  onSaved?: () => void
}

/** Everything that a user may choose of the theme, or why it failed to load. */
export function ThemePanel({ front, onSaved }: ThemePanelProps) {
  const themeSetting = useThemeText()
  const { themes, current, save, saving, ...missing } = useThemes()
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
  return <NotYet {...missing} title={themeSetting.failed} />
}
