import { useRevalidator } from '@remix-run/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PortalTheme } from '~contract/hosting/props'
import type { ThemeSettingsChange } from '~contract/platform/theme-settings'
import { useTheme } from '../../hosting/theme-style'
import { publishSessionNews } from '../../live/session-channel'
import { useShellState } from '../../shell/store/shell-context'
import { Switch } from '../../ui/switch'
import { sizesFor } from '../../ui/themes/elder-sizes'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import styles from './menu-settings.module.css'
import { Option } from './option'
import { useThemeText } from './use-theme-text'

/** Text size, density, dark and 长者模式 in the personal menu: each change applies at once, and is saved. */
export function MenuSettings() {
  const { groups, options, dark, elder } = useThemeText()
  const { theme, change } = useThemeChange()
  return (
    <div className={`flex flex-col gap-2 px-4 py-2 ${styles.settings}`}>
      <Choices
        label={groups.fontSize}
        options={sizesFor(theme, options.fontSize)}
        chosen={theme.fontSize}
        onChoose={(fontSize) => change({ fontSize })}
      />
      {!theme.elder && (
        <Choices
          label={groups.density}
          options={options.density}
          chosen={theme.density}
          onChoose={(density) => change({ density })}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        <Toggle
          label={dark}
          on={theme.colorScheme === 'dark'}
          onChange={(on) => change({ scheme: on ? 'dark' : 'light' })}
        />
        <Toggle label={elder} on={theme.elder} onChange={(on) => change({ elder: on })} />
      </div>
    </div>
  )
}

/** The theme including unsaved changes, and the function to change it. */
function useThemeChange() {
  const page = useShellState((state) => state.page)
  const { saveFailed } = useThemeText()
  const server = useServer()
  const { revalidate } = useRevalidator()
  /** Chosen, but perhaps not yet in the page's data. */
  const [wanted, setWanted] = useState<Partial<PortalTheme>>({})
  const theme = { ...useTheme(page), ...wanted }

  /** Saves run one after the other: the last choice must be the one that is stored. */
  const last = useRef(Promise.resolve())
  const unsaved = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: new data of the page are the reason
  useEffect(() => {
    if (unsaved.current === 0) setWanted({})
  }, [page])

  async function save(settings: ThemeSettingsChange) {
    const answer = await server('/themes', { method: 'POST', body: { settings } })
    unsaved.current -= 1
    if ('error' in answer) {
      setWanted({})
      showToast({ kind: 'error', text: saveFailed(answer.error) })
    }
    await revalidate()
    publishSessionNews({ kind: 'theme-changed' })
  }

  function change(settings: ThemeSettingsChange) {
    setWanted((before) => ({ ...before, ...shownOf(settings) }))
    unsaved.current += 1
    last.current = last.current.then(() => save(settings))
  }

  return { theme, change }
}

function shownOf({ scheme, fontSize, density, elder }: ThemeSettingsChange): Partial<PortalTheme> {
  return {
    ...(scheme && { colorScheme: scheme === 'dark' ? 'dark' : 'light' }),
    ...(fontSize && { fontSize }),
    ...(density && { density }),
    ...(elder !== undefined && { elder }),
  }
}

interface ChoicesProps<Value extends string> {
  label: string
  options: Readonly<Partial<Record<Value, string>>>
  chosen: Value
  onChoose(value: Value): void
}

function Choices<Value extends string>({ label, options, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <div className="flex items-center gap-3" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className="flex-none text-sm text-muted">
        {label}
      </span>
      <div className={`flex flex-1 ${styles.choices}`}>
        {(Object.entries(options) as [Value, string][]).map(([value, text]) => (
          <Option
            key={value}
            className={styles.choice}
            name={name}
            value={value}
            chosen={chosen === value}
            onChoose={() => onChoose(value)}
          >
            {text}
          </Option>
        ))}
      </div>
    </div>
  )
}

interface ToggleProps {
  label: string
  on: boolean
  onChange(on: boolean): void
}

function Toggle({ label, ...state }: ToggleProps) {
  const id = useId()
  return (
    <div className="line min-h-28px text-sm">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <Switch id={id} {...state} />
    </div>
  )
}
