import { useEffect } from 'react'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { watchKeyDevice } from './watch-key-device'

/** Signs the user out if the key that they signed in with is unplugged (AUTH-13). */
export default function KeyDevice() {
  const shell = useShell()
  const { url, interval } = useShellState((state) => state.page.leaving.keyDevice) ?? {}
  useEffect(() => {
    if (url === undefined || interval === undefined) return
    return watchKeyDevice({ url, interval, gone: () => shell.leave('key') })
  }, [shell, url, interval])
  return null
}
