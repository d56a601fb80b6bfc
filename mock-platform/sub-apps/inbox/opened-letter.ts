import { computed, onScopeDispose, reactive, ref, watch } from 'vue'
import { createLatest } from '../kit/latest'
import { failureText } from '../kit/texts'
import { emptyLetter, type Letter, replyTo, snapshotOf } from './letter'
import { useMailbox } from './mailbox'

/** The letter that the address names: a new one, a draft (`?draft=`) or an answer (`?reply=`). */
export function useOpenedLetter() {
  const { service, place } = useMailbox()
  const letter = reactive(emptyLetter())
  const draftId = ref<string | null>(null)
  const failure = ref('')
  const ready = ref(false)
  const saved = ref('')
  const dirty = computed(() => ready.value && snapshotOf(letter) !== saved.value)
  const latest = createLatest()

  function begin(start: Letter) {
    Object.assign(letter, start)
    saved.value = snapshotOf(letter)
    ready.value = true
  }

  async function open() {
    const signal = latest.begin()
    const { query } = place.value
    draftId.value = query.get('draft')
    const source = draftId.value ?? query.get('reply')
    ready.value = false
    failure.value = ''
    if (!source) return begin(emptyLetter())
    try {
      const mail = await service.read(source, signal)
      if (signal.aborted) return
      const { recipients, subject, body } = mail
      begin(draftId.value ? { recipients, subject, body } : replyTo(mail))
    } catch (error) {
      if (!signal.aborted) failure.value = failureText(error)
    }
  }

  watch(place, ({ path, query }) => {
    // Saving a draft puts its id into the address; that is no other letter to open.
    const isSaved = draftId.value !== null && query.get('draft') === draftId.value
    if (path === '/write' && !isSaved) void open()
  })
  void open()
  onScopeDispose(latest.stop)

  return { letter, draftId, failure, ready, saved, dirty, open }
}
