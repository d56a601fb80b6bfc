import { useEffect } from 'react'
import { deviceName } from '~text/device-name'
import { mySessionsTexts } from '~text/my-sessions'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { displacedShownKey } from '../../ui/storage-keys'
import { showToast } from '../../ui/toast'
import { keepInWindow, readInWindow } from '../../ui/window-memory'

/** Reports once in this window that an older session ended to make room for this one. */
export default function Displaced() {
  const { language } = useText()
  const mySessions = mySessionsTexts[language]
  const displaced = useShellState(({ page }) => page.displaced)
  useEffect(() => {
    if (!displaced || readInWindow(displacedShownKey) === displaced.since) return
    keepInWindow(displacedShownKey, displaced.since)
    const device = deviceName(displaced.device, language) || mySessions.unknownDevice
    showToast({ kind: 'warning', text: mySessions.displaced(device) })
  }, [displaced, language, mySessions])
  return null
}
