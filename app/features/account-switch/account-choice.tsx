import { Dialog } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Spinner } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import styles from './account-switch.module.css'
import { Actions } from './actions'
import { StepMessage } from './step-message'

interface OwnAccount {
  userAccount: string
  username: string
  orgName: string
  current: boolean
}

interface AccountChoiceProps {
  running: boolean
  /** Why the last try failed. */
  error: string
  onCancel(): void
  onChoose(account: string): void
}

/** Which account to go on as. */
export function AccountChoice({ running, error, onCancel, onChoose }: AccountChoiceProps) {
  const { accounts: texts, hosting, frame } = useText()
  const list = useServerData<{ accounts: OwnAccount[] }>('/account-switch')
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const accounts = list.data?.accounts ?? []
  const others = accounts.filter(({ current }) => !current)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) return onChoose(chosen)
    setMissing(true)
    form.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }

  if (others.length === 0) {
    return (
      <>
        <Dialog.Body className={styles.body}>
          {list.loading && (
            <p className={styles.loading} role="status">
              <Spinner />
              {hosting.loading}
            </p>
          )}
          {!list.loading && list.error && (
            <StateMessage kind="error" title={texts.listFailed} detail={list.error}>
              <button
                type="button"
                className={recipeClass('button', { variant: 'solid', size: 'md' })}
                onClick={list.reload}
              >
                {frame.retry}
              </button>
            </StateMessage>
          )}
          {!list.loading && !list.error && <p className={styles.none}>{texts.none}</p>}
        </Dialog.Body>
        <Actions onCancel={onCancel} />
      </>
    )
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <Dialog.Body className={styles.body}>
        <StepMessage
          id="account-message"
          text={error || (missing && !chosen ? texts.choose : '')}
        />
        <fieldset className={styles.choices} disabled={running} aria-label={texts.switch}>
          {accounts.map((account) => (
            <label key={account.userAccount} className={styles.choice}>
              <input
                type="radio"
                name="account"
                value={account.userAccount}
                checked={chosen === account.userAccount}
                disabled={account.current}
                aria-describedby="account-message"
                onChange={() => setChosen(account.userAccount)}
              />
              <span className={styles.what}>
                <span className={styles.name}>{account.username || account.userAccount}</span>
                <span className={styles.detail}>
                  {[account.userAccount, account.orgName].filter(Boolean).join(' · ')}
                </span>
              </span>
              {account.current && <span className={styles.current}>{texts.current}</span>}
            </label>
          ))}
        </fieldset>
      </Dialog.Body>
      <Actions
        onCancel={onCancel}
        running={running}
        confirm={running ? texts.confirming : texts.confirm}
      />
    </form>
  )
}
