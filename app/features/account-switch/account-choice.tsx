import { Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Waiting } from '../../ui/spinner'
import { StateMessage } from '../../ui/state-message'
import { useServerData } from '../../ui/use-server-data'
import styles from './account-switch.module.css'
import { CancelButton, ChoiceForm } from './choice-form'
import { useAccountText } from './use-account-text'

interface OwnAccount {
  userAccount: string
  username: string
  orgName: string
  current: boolean
}

interface AccountChoiceProps {
  running: boolean
  /** Why the last attempt failed. */
  error: string
  onCancel(): void
  onChoose(account: string): void
}

/** Asks which account to continue as. */
export function AccountChoice({ running, error, onCancel, onChoose }: AccountChoiceProps) {
  const { accounts: texts } = useText()
  const words = useAccountText()
  const list = useServerData<{ accounts: OwnAccount[] }>('/account-switch')
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const accounts = list.data?.accounts ?? []

  function submit(form: HTMLFormElement) {
    if (chosen) return onChoose(chosen)
    setMissing(true)
    form.querySelector<HTMLElement>('input:enabled')?.focus()
  }

  if (!accounts.some(({ current }) => !current)) {
    return <NoChoice list={list} onCancel={onCancel} />
  }
  return (
    <ChoiceForm
      label={texts.switch}
      message={{ id: 'account-message', text: error || (missing && !chosen ? texts.choose : '') }}
      running={running}
      words={words}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {accounts.map((account) => (
        <AccountLine
          key={account.userAccount}
          account={account}
          checked={chosen === account.userAccount}
          onChoose={() => setChosen(account.userAccount)}
        />
      ))}
    </ChoiceForm>
  )
}

interface AccountLineProps {
  account: OwnAccount
  checked: boolean
  onChoose(): void
}

function AccountLine({ account, checked, onChoose }: AccountLineProps) {
  const text = useAccountText()
  const { userAccount, username, orgName, current } = account
  return (
    <label
      className={styles.choice}
      data-chosen={checked || undefined}
      data-current={current || undefined}
    >
      <input
        type="radio"
        name="account"
        value={userAccount}
        checked={checked}
        disabled={current}
        aria-describedby="account-message"
        onChange={onChoose}
      />
      <span className="flex flex-col flex-1 min-w-0">
        <span className={`break-anywhere ${styles.name}`}>{username || userAccount}</span>
        <span className="quiet break-anywhere">
          {[userAccount, orgName].filter(Boolean).join(' · ')}
        </span>
      </span>
      {current && (
        <span className="mark flex-none text-sm text-muted bg-surface px-2 py-0.5">
          {text.current}
        </span>
      )}
    </label>
  )
}

interface NoChoiceProps {
  list: ReturnType<typeof useServerData>
  onCancel(): void
}

/** Shown instead of the accounts while they load, if they cannot be loaded, or if there are none. */
function NoChoice({ list: { loading, error, reload }, onCancel }: NoChoiceProps) {
  const { shell } = useText()
  const text = useAccountText()
  return (
    <>
      <Dialog.Body className={styles.body}>
        {loading && <Waiting className="wait gap-2 min-h-120px" />}
        {!loading && error && (
          <StateMessage kind="error" title={text.listFailed} detail={error}>
            <Button onClick={reload}>{shell.retry}</Button>
          </StateMessage>
        )}
        {!loading && !error && <p className="text-center py-8">{text.none}</p>}
      </Dialog.Body>
      <Dialog.Footer>
        <CancelButton onCancel={onCancel} />
      </Dialog.Footer>
    </>
  )
}
