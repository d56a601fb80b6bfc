import { type InjectionKey, inject, type Ref, ref, shallowRef } from 'vue'
import { type AppHistory, createHistory, type Place } from '../kit/history'
import type { AppContext } from '../kit/lifecycles'
import { type FolderView, inbox, viewAt } from './folders'
import { createMailService, type MailService } from './mail-service'

export interface Mailbox extends AppContext {
  service: MailService
  history: AppHistory
  place: Readonly<Ref<Place>>
  /** Where the user last saw a list, with its page and keyword. */
  listPlace: Readonly<Ref<Place>>
  unread: Readonly<Ref<number | null>>
  /** Shows a count from the backend in folder list, tab and rail. */
  setUnread(count: number): void
  /** The address of a folder's list: where the user last was in it, or its first page. */
  listAddress(folder: FolderView): string
  /** Makes the list that of an opened mail's folder, if it is another's. */
  showFolder(folder: FolderView): void
  stop(): void
}

export const mailboxKey: InjectionKey<Mailbox> = Symbol('mailbox')

const isList = ({ path }: Place) => viewAt(path)?.name === 'list'
const startOf = ({ path }: FolderView): Place => ({ path, query: new URLSearchParams() })

export function createMailbox(context: AppContext): Mailbox {
  const history = createHistory(context.props.base)
  const place = shallowRef(history.current())
  const listPlace = shallowRef(isList(place.value) ? place.value : startOf(inbox))
  const unread = ref<number | null>(null)
  history.listen(() => {
    place.value = history.current()
    if (isList(place.value)) listPlace.value = place.value
  })
  return {
    ...context,
    service: createMailService(context.props.request),
    history,
    place,
    listPlace,
    unread,
    setUnread(count) {
      unread.value = count
      context.props.setBadge(count)
    },
    listAddress({ path }) {
      const text = listPlace.value.path === path ? listPlace.value.query.toString() : ''
      return text ? `${path}?${text}` : path
    },
    showFolder(folder) {
      if (listPlace.value.path !== folder.path) listPlace.value = startOf(folder)
    },
    stop: history.stop,
  }
}

export function useMailbox(): Mailbox {
  const mailbox = inject(mailboxKey)
  if (!mailbox) throw new Error('useMailbox outside a mounted mailbox')
  return mailbox
}
