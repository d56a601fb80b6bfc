import { useText } from '../../text/text-context'
import { ChangeForm } from './change-form'
import styles from './passwords.module.css'

/** The password form as a part of another page, which says where to come back to. */
export function SafeSetting({ redirect }: { redirect: string }) {
  const { passwords } = useText()
  return (
    <div className={styles.embedded}>
      <p className={styles.text}>{passwords.afterwards}</p>
      <ChangeForm redirect={redirect} />
    </div>
  )
}
