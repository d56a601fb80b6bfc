import { CircleAlert } from 'lucide'
import { Icon } from '../../ui/icon'
import styles from './account-switch.module.css'

/** Why a step cannot be taken; screen readers announce it at once. */
export function StepMessage({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} role="alert">
      {text && (
        <p className={`flex break-anywhere leading-20px text-danger mb-3 gap-2 ${styles.message}`}>
          <Icon drawing={CircleAlert} />
          {text}
        </p>
      )}
    </div>
  )
}
