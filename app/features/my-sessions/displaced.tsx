import { useEffect } from 'react'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { displacedToldKey } from '../../ui/storage-keys'
import { showToast } from '../../ui/toast'
import { deviceName } from './device-name'

/** Says once in this window that an older session ended to make room for this one. */
export default function Displaced() {
  const { mySessions } = useText()
  const displaced = useShellState(({ page }) => page.displaced)
  useEffect(() => {
    if (!displaced || sessionStorage.getItem(displacedToldKey) === displaced.since) return
    sessionStorage.setItem(displacedToldKey, displaced.since)
    const device = deviceName(displaced.device) || mySessions.unknownDevice
    showToast({ kind: 'warning', text: mySessions.displaced(device) })
  }, [displaced, mySessions])
  return null
}
