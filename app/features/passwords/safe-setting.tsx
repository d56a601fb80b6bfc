import { useText } from '../../text/text-context'
import { ChangeForm } from './change-form'
import styles from './passwords.module.css'

interface SafeSettingProps {
  /** Where to come back to. */
  redirect: string
  onClose?: () => void
}

/** The password form as a part of another page, or of a dialog that it can close. */
export function SafeSetting({ redirect, ...dialog }: SafeSettingProps) {
  const { passwords } = useText()
  return (
    <div className={styles.embedded}>
      <p className={styles.text}>{passwords.afterwards}</p>
      <ChangeForm redirect={redirect} {...dialog} />
    </div>
  )
}
