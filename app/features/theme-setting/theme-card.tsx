import { Check } from 'lucide'
import { useState } from 'react'
import type { Theme } from '~contract/platform/themes'
import { allowedPicture } from '../../ui/allowed-picture'
import { Icon } from '../../ui/icon'
import styles from './theme-setting.module.css'
import { useThemeText } from './use-theme-text'

interface ThemeCardProps {
  theme: Theme
  /** The user's current theme. */
  current: boolean
  checked: boolean
  onChoose(): void
}

/** One theme to choose: its picture, or its plain colour if the picture is missing. */
export function ThemeCard({ theme, current, checked, onChoose }: ThemeCardProps) {
  const themeSetting = useThemeText()
  const name = theme.themeName || theme.id
  return (
    <label
      className={`card relative flex flex-col min-w-0 overflow-hidden cursor-pointer ${styles.card}`}
      data-chosen={checked || undefined}
    >
      {/* Covers the whole card, so that touch and a screen reader's cursor find it. */}
      <input
        className="absolute inset-0 z-1 w-full h-full cursor-pointer opacity-0"
        type="radio"
        name="theme"
        value={theme.id}
        checked={checked}
        onChange={onChoose}
      />
      <span
        className={`relative block overflow-hidden ${styles.preview}`}
        style={{ backgroundColor: theme.color }}
      >
        <Picture address={allowedPicture(theme.themeImage)} />
        <span
          className={`absolute hidden place-items-center bg-accent text-on-accent ${styles.tick}`}
          aria-hidden="true"
        >
          <Icon drawing={Check} />
        </span>
      </span>
      <span className="line border-t px-3 py-2 min-h-48px">
        <span
          className="flex-none overflow-hidden rounded-sm size-24px"
          style={{ backgroundColor: theme.color }}
          aria-hidden="true"
        >
          <Picture address={allowedPicture(theme.themeIcon)} />
        </span>
        <span className="flex-1 min-w-0 font-medium break-anywhere">{name}</span>
      </span>
      {current && (
        <span className={`mark absolute text-accent bg-accent-soft ${styles.now}`}>
          {themeSetting.current}
        </span>
      )}
    </label>
  )
}

/** Nothing if there is no picture or it fails to load. */
function Picture({ address }: { address: string }) {
  const [lost, setLost] = useState(false)
  if (!address || lost) return null
  return (
    <img
      className="block w-full h-full object-cover"
      src={address}
      alt=""
      onError={() => setLost(true)}
    />
  )
}
