import { CircleAlert } from 'lucide'
import { Icon } from '../../ui/icon'
import styles from './passwords.module.css'

/** What went wrong with a form as a whole. */
export function FormMessage({ text }: { text: string }) {
  return (
    <p className={styles.message} role="alert">
      <Icon drawing={CircleAlert} />
      {text}
    </p>
  )
}
