import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { close, type Desk, restore, visit } from '../../hosting/desk'
import { writeDesk } from '../../hosting/desk-cookie'
import { codeOfPath, type HostedApp } from '../../hosting/hosted-app'

/** The path that an emptied desk leads to. */
const home = '/'

/**
 * The desk of this window. The address says which app is active; going somewhere opens its tab. What is
 * open is kept in the desk cookie, for the next page that the server renders.
 */
export function useDesk(initial: Desk, cookieName: string, apps: readonly HostedApp[] | null) {
  const location = useLocation()
  const navigate = useNavigate()
  const path = location.pathname + location.search + location.hash
  const [kept, setKept] = useState({ desk: initial, path, complete: apps !== null })
  const desk = moveOn(kept, apps, path)
  // Set while rendering, not in an effect: no paint may show the app without its tab.
  if (desk !== kept.desk || path !== kept.path) setKept({ desk, path, complete: apps !== null })
  const active = codeOfPath(path)

  useEffect(() => {
    const save = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: written while the page goes, where an asynchronous store is too late
      document.cookie = writeDesk(cookieName, desk, window.location.protocol === 'https:')
    }
    save()
    // Of two windows the one that is reloaded must find its own tabs, not those written last.
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [desk, cookieName])

  const closeTab = useCallback(
    (code: string) => {
      const after = close(desk, code)
      setKept({ desk: after.desk, path, complete: true })
      if (code !== active) return
      if (after.neighbour) navigate(after.neighbour)
      else window.location.assign(home)
    },
    [desk, active, path, navigate],
  )

  return { desk, active, path, state: location.state as unknown, closeTab }
}

interface Kept {
  desk: Desk
  path: string
  /** Whether the apps were known when it was made. */
  complete: boolean
}

/** The desk at `path`: only going somewhere opens a tab, so that one just closed does not come back at once. */
function moveOn(kept: Kept, apps: readonly HostedApp[] | null, path: string): Desk {
  if (apps && !kept.complete) return restore(kept.desk, apps, path)
  return path === kept.path ? kept.desk : visit(kept.desk, path)
}
