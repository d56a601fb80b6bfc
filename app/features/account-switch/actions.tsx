import { Dialog } from '@chakra-ui/react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'

interface ActionsProps {
  onCancel(): void
  running?: boolean
  /** The label of the form's button; none = there is nothing to confirm. */
  confirm?: string
}

export function Actions({ onCancel, running = false, confirm }: ActionsProps) {
  const { accounts } = useText()
  return (
    <Dialog.Footer>
      <Button variant="outline" disabled={running} onClick={onCancel}>
        {accounts.cancel}
      </Button>
      {confirm && (
        <Button type="submit" aria-busy={running}>
          {confirm}
        </Button>
      )}
    </Dialog.Footer>
  )
}
