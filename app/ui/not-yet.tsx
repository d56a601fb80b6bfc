import { useText } from '../text/text-context'
import { recipeClass } from './classes'
import styles from './not-yet.module.css'
import { Spinner } from './spinner'
import { StateMessage } from './state-message'

interface NotYetProps {
  loading: boolean
  /** What could not be had, and why. */
  title: string
  error: string
  onRetry(): void
}

/** In the place of what a server was asked for: it is on its way, or it did not come and may be asked for again. */
export function NotYet({ loading, title, error, onRetry }: NotYetProps) {
  const { frame, hosting } = useText()
  if (loading) {
    return (
      <p className={styles.place} role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  return (
    <div className={styles.place}>
      <StateMessage kind="error" title={title} detail={error}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onRetry}
        >
          {frame.retry}
        </button>
      </StateMessage>
    </div>
  )
}
