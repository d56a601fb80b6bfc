import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { close, type Desk, visit } from '../../hosting/desk'
import { writeDesk } from '../../hosting/desk-cookie'
import { codeOfPath } from '../../hosting/hosted-app'

/** The path that an emptied desk leads to. */
const home = '/'

/**
 * The desk of this window. The address says which app is active; going somewhere opens its tab. What is
 * open is kept in the desk cookie, for the next page that the server renders.
 */
export function useDesk(initial: Desk, cookieName: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const path = location.pathname + location.search + location.hash
  const [kept, setKept] = useState(initial)
  const desk = visit(kept, path)
  // Set while rendering, not in an effect: no paint may show the app without its tab.
  if (desk !== kept) setKept(desk)
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
      setKept(after.desk)
      if (code !== active) return
      if (after.neighbour) navigate(after.neighbour)
      else window.location.assign(home)
    },
    [desk, active, navigate],
  )

  return { desk, active, path, state: location.state as unknown, closeTab }
}
