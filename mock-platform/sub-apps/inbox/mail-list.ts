import { computed, type Ref, ref, watch } from 'vue'
import type { MailPage, MailSummary, UnreadCount } from '../../contracts/inbox/contract'
import { spoken } from '../kit/spoken'
import { failureText } from '../kit/texts'
import { useFolderPage } from './folder-page'
import { type FolderView, viewAt } from './folders'
import { useMailbox } from './mailbox'

export function useMailList(view: FolderView) {
  const { service, history, place, setUnread, ask, toast } = useMailbox()
  const folderPage = useFolderPage(view)
  const { page, pageNo, pages, keyword, load } = folderPage
  const { selected, allSelected } = useSelection(page)
  /** The id of the mail that is open beside the list; '' = none. */
  const opened = computed(() => {
    const shown = viewAt(place.value.path)
    return shown?.name === 'detail' ? shown.id : ''
  })
  // The last page may have become empty.
  watch(page, () => {
    const isOver = !opened.value && pageNo.value > pages.value
    if (isOver) history.replace(address({ pageNo: pages.value }))
  })

  function address(to: { pageNo?: number; keyword?: string }): string {
    const query = new URLSearchParams()
    const word = to.keyword ?? keyword.value
    if (word) query.set('keyword', word)
    if (to.pageNo && to.pageNo > 1) query.set('page', String(to.pageNo))
    const text = query.toString()
    return text ? `${view.path}?${text}` : view.path
  }

  async function change(work: Promise<UnreadCount>, done: string) {
    try {
      setUnread((await work).unread)
      selected.value = []
      toast(done)
      await load()
      return true
    } catch (error) {
      toast(failureText(error), 'danger')
      return false
    }
  }

  async function deleteSelected() {
    const ids = [...selected.value]
    const text = spoken('确定删除选中的 {count} 封邮件吗？删除后不能恢复。', { count: ids.length })
    if (!(await ask({ text, yes: spoken('删除') }))) return
    const isDone = await change(service.delete(ids), spoken('已删除'))
    if (isDone && ids.includes(opened.value)) history.replace(address({ pageNo: pageNo.value }))
  }

  return {
    ...folderPage,
    selected,
    allSelected,
    opened,
    address,
    deleteSelected,
    search: (word: string) => history.go(address({ keyword: word.trim() })),
    markSelectedRead: () => change(service.markRead([...selected.value]), spoken('已标为已读')),
  }
}

/** The mails of the page that are ticked. */
function useSelection(page: Readonly<Ref<MailPage | null>>) {
  const selected = ref<string[]>([])
  const present = computed(() => (page.value?.records ?? []).map((mail) => mail.id))
  const allSelected = computed({
    get: () => present.value.length > 0 && selected.value.length === present.value.length,
    set: (all) => {
      selected.value = all ? present.value : []
    },
  })
  watch(present, (ids) => {
    selected.value = selected.value.filter((id) => ids.includes(id))
  })
  return { selected, allSelected }
}

/** A draft opens for writing. */
export function mailPath(mail: MailSummary): string {
  const id = encodeURIComponent(mail.id)
  return mail.folder === 3 ? `/write?draft=${id}` : `/detail/${id}`
}

/** The sender in the inbox, the recipients elsewhere. */
export function counterpart({ folder, sender, recipients }: MailSummary): string {
  if (folder === 1) return sender.name
  return recipients.map((person) => person.name).join('、') || spoken('（无收件人）')
}
