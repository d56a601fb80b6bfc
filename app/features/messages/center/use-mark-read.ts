import { useRevalidator } from '@remix-run/react'
import { useRef } from 'react'
import { useText } from '../../../text/text-context'
import { callServer } from '../../../ui/server-call'
import { showToast } from '../../../ui/toast'
import type { MessageChannel } from '../message-channel'
import type { ListedMessage } from '../messages.server'

/** Registers an opened message as read, once; announces the result and publishes it to the other windows. */
export function useMarkRead(onRead: () => void, publish: MessageChannel['publish']) {
  const texts = useText()
  const { revalidate } = useRevalidator()
  /** Rows show it only after the list has loaded again. */
  const registered = useRef(new Set<string>())

  return async function markRead({ id, read }: ListedMessage) {
    if (read || registered.current.has(id)) return
    registered.current.add(id)
    const outcome = await callServer('/messages', texts, { method: 'POST', body: { id } })
    if (outcome === 'signed-out') {
      registered.current.delete(id)
      revalidate()
    } else if ('error' in outcome) {
      registered.current.delete(id)
      const text = texts.messageCenter.notRegistered(outcome.error)
      showToast({ kind: 'error', text })
    } else {
      showToast({ kind: 'success', text: texts.messageCenter.registered })
      publish({ kind: 'read', ids: [id] })
      publish({ kind: 'registered', ids: [id] })
      onRead()
    }
  }
}
