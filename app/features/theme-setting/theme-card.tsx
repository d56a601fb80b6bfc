import { Check } from 'lucide'
import { useState } from 'react'
import type { Theme } from '~contract/platform/themes'
import { useText } from '../../text/text-context'
import { allowedPicture } from '../../ui/allowed-picture'
import { Icon } from '../../ui/icon'
import styles from './theme-setting.module.css'

interface ThemeCardProps {
  theme: Theme
  /** It is the one that the user has now. */
  current: boolean
  checked: boolean
  onChoose(): void
}

/** One theme to choose: its picture, or its plain colour if the picture is missing. */
export function ThemeCard({ theme, current, checked, onChoose }: ThemeCardProps) {
  const { themeSetting } = useText()
  const name = theme.themeName || theme.id
  return (
    <label className={styles.card}>
      <input
        className={styles.radio}
        type="radio"
        name="theme"
        value={theme.id}
        checked={checked}
        onChange={onChoose}
      />
      <span className={styles.preview} style={{ backgroundColor: theme.color }}>
        <Picture address={allowedPicture(theme.themeImage)} />
        <span className={styles.tick} aria-hidden="true">
          <Icon drawing={Check} />
        </span>
      </span>
      <span className="line flex-wrap border-t px-3 py-2 min-h-48px">
        <span
          className={`flex-none overflow-hidden rounded-sm size-24px ${styles.swatch}`}
          style={{ backgroundColor: theme.color }}
          aria-hidden="true"
        >
          <Picture address={allowedPicture(theme.themeIcon)} />
        </span>
        <span className={styles.name}>{name}</span>
        {current && (
          <span className="mark flex-none text-accent bg-accent-soft">{themeSetting.current}</span>
        )}
      </span>
    </label>
  )
}

/** Nothing if there is no picture, or it cannot be had. */
function Picture({ address }: { address: string }) {
  const [lost, setLost] = useState(false)
  if (!address || lost) return null
  return <img src={address} alt="" onError={() => setLost(true)} />
}
