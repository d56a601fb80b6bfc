import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import type { Mail } from '../../contracts/inbox/contract'
import { spoken } from '../kit/spoken'
import { failureText } from '../kit/texts'
import { folders, inbox } from './folders'
import { useMailbox } from './mailbox'

/** Loading a mail marks it as read; the answer has the remaining count. */
export function useMailDetail(id: string) {
  const { service, history, unread, setUnread, change, listAddress, showFolder, ask, toast } =
    useMailbox()
  const mail = shallowRef<Mail | null>(null)
  const failure = ref('')
  const folder = computed(
    () => folders.find((candidate) => candidate.folder === mail.value?.folder) ?? inbox,
  )
  const back = computed(() => listAddress(folder.value))
  const attempt = new AbortController()
  onScopeDispose(() => attempt.abort())

  async function load() {
    failure.value = ''
    try {
      mail.value = await service.read(id, attempt.signal)
      const wasUnread = mail.value.unread !== unread.value
      setUnread(mail.value.unread)
      showFolder(folder.value)
      if (wasUnread) change()
    } catch (error) {
      if (!attempt.signal.aborted) failure.value = failureText(error)
    }
  }

  async function remove() {
    if (!(await ask({ text: spoken('确定删除这封邮件吗？删除后不能恢复。'), yes: spoken('删除') })))
      return
    try {
      setUnread((await service.delete([id])).unread)
      toast(spoken('已删除'))
      change()
      history.replace(back.value)
    } catch (error) {
      toast(failureText(error), 'danger')
    }
  }

  void load()
  return { mail, failure, folder, back, load, remove }
}
