import { CircleAlert } from 'lucide'
import { Icon } from '../../ui/icon'

/** What went wrong; spoken at once. */
export function Trouble({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="form-message" role="alert">
      <Icon drawing={CircleAlert} />
      {text}
    </p>
  )
}
