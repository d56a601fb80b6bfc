import AccountDialog from '../../features/account-switch/account-dialog'
import { become } from '../follow-windows'
import { useShell } from '../shell-context'

/** 「切换账号」, after which this window belongs to the other account. */
export default function Accounts() {
  const shell = useShell()
  return (
    <AccountDialog
      onClose={() => shell.open(null)}
      onSwitched={(account) => become(shell, account)}
    />
  )
}
