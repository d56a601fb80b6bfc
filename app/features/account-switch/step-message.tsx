import { CircleAlert } from 'lucide'
import { Icon } from '../../ui/icon'
import styles from './account-switch.module.css'

/** Why a step cannot be taken, said at once. */
export function StepMessage({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} role="alert">
      {text && (
        <p className={styles.message}>
          <Icon drawing={CircleAlert} />
          {text}
        </p>
      )}
    </div>
  )
}
