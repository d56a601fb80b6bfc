import { useShellState } from '../../shell/store/shell-context'
import { SafeSetting } from './safe-setting'

/** The password form on the page of the personal centre. */
export default function OwnSafeSetting() {
  return <SafeSetting redirect={useShellState((state) => state.address.path)} />
}
