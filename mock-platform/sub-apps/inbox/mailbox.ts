import { type InjectionKey, inject, type Ref, ref, shallowRef } from 'vue'
import { type AppHistory, createHistory, type Place } from '../kit/history'
import type { AppContext } from '../kit/lifecycles'
import { createMailService, type MailService } from './mail-service'

export interface Mailbox extends AppContext {
  service: MailService
  history: AppHistory
  place: Readonly<Ref<Place>>
  unread: Readonly<Ref<number | null>>
  /** Shows a count from the backend in folder list, tab and rail. */
  setUnread(count: number): void
  stop(): void
}

export const mailboxKey: InjectionKey<Mailbox> = Symbol('mailbox')

export function createMailbox(context: AppContext): Mailbox {
  const history = createHistory(context.props.base)
  const place = shallowRef(history.current())
  const unread = ref<number | null>(null)
  history.listen(() => {
    place.value = history.current()
  })
  return {
    ...context,
    service: createMailService(context.props.request),
    history,
    place,
    unread,
    setUnread(count) {
      unread.value = count
      context.props.setBadge(count)
    },
    stop: history.stop,
  }
}

export function useMailbox(): Mailbox {
  const mailbox = inject(mailboxKey)
  if (!mailbox) throw new Error('useMailbox outside a mounted mailbox')
  return mailbox
}
