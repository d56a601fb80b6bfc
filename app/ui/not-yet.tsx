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

/** Replaces content from a server while it is loading, or if it failed to load and can be requested again. */
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
