import { type InjectionKey, inject, type Ref, ref, shallowRef } from 'vue'
import { type AppHistory, createHistory, type Place } from '../kit/history'
import type { AppContext } from '../kit/lifecycles'
import { type FolderView, viewAt } from './folders'
import { createMailService, type MailService } from './mail-service'

export interface Mailbox extends AppContext {
  service: MailService
  history: AppHistory
  place: Readonly<Ref<Place>>
  /** The list that is shown, or would be on a wide screen, with its page and keyword; null = not known yet. */
  listPlace: Readonly<Ref<Place | null>>
  unread: Readonly<Ref<number | null>>
  /** Counts the mails that have been read or deleted outside their list. */
  changes: Readonly<Ref<number>>
  /** Shows a count from the backend in folder list, tab and rail. */
  setUnread(count: number): void
  /** The address of a folder's list: where the user last was in it, or its first page. */
  listAddress(folder: FolderView): string
  /** Makes the list that of an opened mail's folder, if it is another's. */
  showFolder(folder: FolderView): void
  /** Tells the list that the opened mail has been read or deleted. */
  change(): void
  stop(): void
}

export const mailboxKey: InjectionKey<Mailbox> = Symbol('mailbox')

const isList = ({ path }: Place) => viewAt(path)?.name === 'list'

export function createMailbox(context: AppContext): Mailbox {
  const history = createHistory(context.props.base)
  const place = shallowRef(history.current())
  const listPlace = shallowRef(isList(place.value) ? place.value : null)
  const unread = ref<number | null>(null)
  const changes = ref(0)
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
    changes,
    setUnread(count) {
      unread.value = count
      context.props.setBadge(count)
    },
    listAddress({ path }) {
      const query = listPlace.value?.path === path ? listPlace.value.query.toString() : ''
      return query ? `${path}?${query}` : path
    },
    showFolder({ path }) {
      if (listPlace.value?.path === path) return
      listPlace.value = { path, query: new URLSearchParams() }
    },
    change() {
      changes.value += 1
    },
    stop: history.stop,
  }
}

export function useMailbox(): Mailbox {
  const mailbox = inject(mailboxKey)
  if (!mailbox) throw new Error('useMailbox outside a mounted mailbox')
  return mailbox
}
