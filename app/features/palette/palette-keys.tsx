import styles from './palette.module.css'
import { usePaletteText } from './use-palette-text'

/** The keys and what they do, for sighted users; screen readers announce them on their own. */
export function PaletteKeys({ mail }: { mail: boolean }) {
  const palette = usePaletteText()
  const { move, open, close } = palette.keys
  return (
    <p
      className={`flex flex-none flex-wrap gap-y-1 gap-x-4 border-t text-muted text-xs ${styles.keys}`}
      aria-hidden="true"
    >
      <span className="line gap-1">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {move}
      </span>
      <span className="line gap-1">
        <kbd>Enter</kbd>
        {open}
      </span>
      {mail && (
        <span className="line gap-1">
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
          {palette.keys.mail}
        </span>
      )}
      <span className="line gap-1">
        <kbd>Esc</kbd>
        {close}
      </span>
    </p>
  )
}
