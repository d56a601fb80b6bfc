import { useEffect, useRef } from 'react'
import { useShell } from '../../../shell/store/shell-context'
import { useText } from '../../../text/text-context'
import { showToast } from '../../../ui/toast'
import { useServer } from '../../../ui/use-server'
import type { ListedMessage, MessagePage } from '../messages.server'

/**
 * The message that the tab's address names, for example as a search hit, wherever it is in the list. The name is then
 * removed from the address, so that neither a reload nor Back shows the message again, and the same hit can be chosen
 * twice.
 */
export function useNamedMessage(
  { path, front }: { path: string; front: boolean },
  onFound: (message: ListedMessage) => void,
): void {
  const { messages } = useText()
  const server = useServer()
  const shell = useShell()
  const latest = useRef(onFound)
  latest.current = onFound
  const [place, query] = path.split('?')
  const id = new URLSearchParams(query).get('message')

  useEffect(() => {
    if (!id || !front) return
    const stop = new AbortController()
    const { signal } = stop
    const show = async () => {
      const answer = await server<MessagePage>(`/messages?${new URLSearchParams({ id })}`, {
        signal,
      })
      if (signal.aborted) return
      shell.go(place ?? path, { replace: true })
      // A backend may return other messages as well.
      const message = 'error' in answer ? null : answer.data.rows.find((row) => row.id === id)
      if (message) latest.current(message)
      else showToast({ kind: 'error', text: 'error' in answer ? answer.error : messages.missing })
    }
    void show()
    return () => stop.abort()
  }, [id, front, server, shell, place, path, messages])
}
