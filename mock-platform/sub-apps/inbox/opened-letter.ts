import { computed, onScopeDispose, reactive, ref, watch } from 'vue'
import { createLatest } from '../kit/latest'
import { failureText } from '../kit/texts'
import { emptyLetter, type Letter, replyTo, snapshotOf } from './letter'
import { useMailbox } from './mailbox'

/** A new letter (`?to=` an account), a draft (`?draft=`) or an answer (`?reply=`). */
export function useOpenedLetter() {
  const { service, place } = useMailbox()
  const letter = reactive(emptyLetter())
  const draftId = ref<string | null>(null)
  const failure = ref('')
  const ready = ref(false)
  const saved = ref('')
  /** A partly typed recipient: a draft cannot store it, but it counts as unsaved work. */
  const typedName = ref('')
  const changed = () => typedName.value.trim() !== '' || snapshotOf(letter) !== saved.value
  const dirty = computed(() => ready.value && changed())
  const latest = createLatest()

  function begin(start: Letter) {
    Object.assign(letter, start)
    typedName.value = ''
    saved.value = snapshotOf(letter)
    ready.value = true
  }

  async function startOf(query: URLSearchParams, signal: AbortSignal): Promise<Letter> {
    const source = query.get('draft') ?? query.get('reply')
    const account = query.get('to')
    if (source) {
      const mail = await service.read(source, signal)
      const { recipients, subject, body } = mail
      return query.has('draft') ? { recipients, subject, body } : replyTo(mail)
    }
    if (!account) return emptyLetter()
    const people = await service.findRecipients(account, signal)
    return { ...emptyLetter(), recipients: people.filter((one) => one.account === account) }
  }

  async function open() {
    const signal = latest.begin()
    draftId.value = place.value.query.get('draft')
    ready.value = false
    failure.value = ''
    try {
      const start = await startOf(place.value.query, signal)
      if (!signal.aborted) begin(start)
    } catch (error) {
      if (!signal.aborted) failure.value = failureText(error)
    }
  }

  watch(place, ({ path, query }) => {
    // Saving a draft adds its id to the address, which must not open another letter.
    const isSaved = draftId.value !== null && query.get('draft') === draftId.value
    if (path === '/write' && !isSaved) void open()
  })
  void open()
  onScopeDispose(latest.stop)

  return { letter, typedName, draftId, failure, ready, saved, dirty, open }
}
