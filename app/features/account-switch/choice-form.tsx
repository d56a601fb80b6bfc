import { Dialog } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './account-switch.module.css'
import { useAccountText } from './use-account-text'

interface ChoiceFormProps {
  label: string
  /** Why the step failed, and the element id of that message. */
  message: { id: string; text: string }
  running: boolean
  /** The submit button's label, and its label while the step is running. */
  words: { confirm: string; confirming: string }
  onSubmit(form: HTMLFormElement): void
  onCancel(): void
  children: ReactNode
}

/** One step of a switch: the choices, and the buttons to continue and to go back. */
export function ChoiceForm({ label, message, running, words, ...form }: ChoiceFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.onSubmit(event.currentTarget)
  }
  return (
    <form className="flex flex-col min-h-0" onSubmit={submit}>
      <Dialog.Body className={styles.body}>
        <div id={message.id} role="alert">
          {message.text && (
            <p
              className={`flex break-anywhere leading-20px text-danger mb-3 gap-2 ${styles.message}`}
            >
              <Icon drawing={CircleAlert} />
              <span>
                {message.text.split('\n').map((line) => (
                  <span key={line} className="block">
                    {`${line}\n`}
                  </span>
                ))}
              </span>
            </p>
          )}
        </div>
        <fieldset className="flex flex-col text-text gap-2" disabled={running} aria-label={label}>
          {form.children}
        </fieldset>
      </Dialog.Body>
      <Dialog.Footer>
        <CancelButton running={running} onCancel={form.onCancel} />
        <Button type="submit" aria-busy={running}>
          {running ? words.confirming : words.confirm}
        </Button>
      </Dialog.Footer>
    </form>
  )
}

export function CancelButton({
  running = false,
  onCancel,
}: {
  running?: boolean
  onCancel(): void
}) {
  const { cancel } = useAccountText()
  return (
    <Button variant="outline" disabled={running} onClick={onCancel}>
      {cancel}
    </Button>
  )
}
