import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatMessage, Conversation } from '../../contracts/ai/contract'
import { useApp } from '../kit/react'
import { spoken } from '../kit/spoken'
import { failureText } from '../kit/texts'
import { asked, ended, failed, fresh, said } from './chat-state'
import { chatEvents } from './chat-stream'

const stopReason = 'stopped by the user'

export function useChat(placeId: string) {
  const { props, history } = useApp()
  const [chat, setChat] = useState(fresh)
  const shownId = useRef('')
  const attempt = useRef(new AbortController())

  const begin = useCallback(() => {
    attempt.current.abort()
    attempt.current = new AbortController()
    return attempt.current.signal
  }, [])

  const open = useCallback(
    async (id: string) => {
      const signal = begin()
      shownId.current = id
      setChat({ ...fresh, loading: id !== '' })
      if (!id) return
      try {
        const path = `/service-integrate/ai/conversation/${encodeURIComponent(id)}`
        const { messages } = await props.request<OpenedConversation>(path, { signal })
        if (!signal.aborted) setChat({ ...fresh, messages })
      } catch (error) {
        if (!signal.aborted) setChat({ ...fresh, failure: failureText(error) })
      }
    },
    [props, begin],
  )

  // A conversation started by a question is on screen before the address changes.
  useEffect(() => {
    if (placeId !== shownId.current) void open(placeId)
  }, [placeId, open])
  useEffect(() => () => attempt.current.abort(), [])

  const ask = useCallback(
    async (question: string) => {
      const signal = begin()
      setChat((before) => asked(before, question))
      try {
        const conversationId = shownId.current || undefined
        for await (const event of chatEvents({ conversationId, question }, signal)) {
          if (event.type === 'text') setChat((before) => said(before, event.text))
          if (event.type === 'start' && event.conversationId !== shownId.current) {
            shownId.current = event.conversationId
            history.replace(`/chat/${encodeURIComponent(event.conversationId)}`)
          }
        }
        setChat((before) => ended(before, 'whole'))
      } catch (error) {
        if (!signal.aborted) setChat((before) => failed(before, question, brokenText(error)))
        else if (signal.reason === stopReason) setChat((before) => ended(before, 'stopped'))
      }
    },
    [begin, history],
  )

  const stop = useCallback(() => attempt.current.abort(stopReason), [])
  return { chat, ask, stop, open }
}

type OpenedConversation = Conversation & { messages: ChatMessage[] }

/** A stream that breaks off has neither status nor code. */
function brokenText(error: unknown): string {
  return (error as { status?: number }).status
    ? failureText(error)
    : spoken('回答中断，请检查网络后重试')
}
