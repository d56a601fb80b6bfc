import { useText } from '../../text/text-context'
import styles from './palette.module.css'

/** Which keys do what, for sighted users; screen readers say it by themselves. */
export function PaletteKeys({ mail }: { mail: boolean }) {
  const { palette } = useText()
  const { move, open, close } = palette.keys
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {move}
      </span>
      <span>
        <kbd>Enter</kbd>
        {open}
      </span>
      {mail && (
        <span>
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
          {palette.keys.mail}
        </span>
      )}
      <span>
        <kbd>Esc</kbd>
        {close}
      </span>
    </p>
  )
}
