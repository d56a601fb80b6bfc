import { Dialog } from '@chakra-ui/react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'

interface ActionsProps {
  onCancel(): void
  running?: boolean
  /** What the form's button says; none = there is nothing to confirm. */
  confirm?: string
}

/** The buttons below a step. */
export function Actions({ onCancel, running = false, confirm }: ActionsProps) {
  const { accounts } = useText()
  return (
    <Dialog.Footer>
      <button
        type="button"
        className={recipeClass('button', { variant: 'outline', size: 'md' })}
        disabled={running}
        onClick={onCancel}
      >
        {accounts.cancel}
      </button>
      {confirm && (
        <button
          type="submit"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          aria-busy={running}
        >
          {confirm}
        </button>
      )}
    </Dialog.Footer>
  )
}
