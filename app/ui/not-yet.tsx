import { useText } from '../text/text-context'
import { Button } from './button'
import { Waiting } from './spinner'
import { StateMessage } from './state-message'

interface NotYetProps {
  /** What failed to load, and why. */
  title: string
  error: string
  loading: boolean
  reload(): void
}

/** In the place of what a server was asked for: it is on its way, or it did not come and may be asked for again. */
export function NotYet({ title, error, loading, reload }: NotYetProps) {
  const { shell } = useText()
  if (loading) return <Waiting className="state-place" />
  return (
    <div className="state-place">
      <StateMessage kind="error" title={title} detail={error}>
        <Button onClick={reload}>{shell.retry}</Button>
      </StateMessage>
    </div>
  )
}
