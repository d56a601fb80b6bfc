import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { MailPage } from '../../contracts/inbox/contract'
import { onChangedElsewhere } from '../kit/changes'
import { createLatest } from '../kit/latest'
import { failureText } from '../kit/texts'
import type { FolderView } from './folders'
import { pageLength } from './mail-service'
import { useMailbox } from './mailbox'

/** Page and keyword are in the address, so that Back restores them. */
export function useFolderPage(view: FolderView) {
  const { service, listPlace, changes, setUnread, props } = useMailbox()
  const page = shallowRef<MailPage | null>(null)
  const loading = ref(false)
  const failure = ref('')
  const pageNo = computed(() => Number(listPlace.value?.query.get('page')) || 1)
  const keyword = computed(() => listPlace.value?.query.get('keyword') ?? '')
  const pages = computed(() => Math.max(1, Math.ceil((page.value?.total ?? 0) / pageLength)))
  const latest = createLatest()

  async function load(background = false) {
    const signal = latest.begin()
    loading.value = true
    try {
      const query = { folder: view.folder, keyword: keyword.value, pageNo: pageNo.value }
      const answer = await service.page(query, { signal, background })
      if (signal.aborted) return
      page.value = answer
      failure.value = ''
      setUnread(answer.unread)
    } catch (error) {
      if (!signal.aborted) failure.value = failureText(error)
    } finally {
      if (!signal.aborted) loading.value = false
    }
  }

  // Only while the address still belongs to this folder: leaving it must not reload it.
  watch([pageNo, keyword], () => {
    if (listPlace.value?.path === view.path) void load()
  })
  watch(changes, () => load(true))
  void load()
  onScopeDispose(onChangedElsewhere(props.events, () => load(true)))
  onScopeDispose(latest.stop)

  return { page, pageNo, pages, keyword, loading, failure, load: () => load() }
}
