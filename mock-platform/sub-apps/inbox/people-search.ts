import { onScopeDispose, type Ref, ref, shallowRef, watch } from 'vue'
import type { Person } from '../../contracts/inbox/contract'
import { createLatest } from '../kit/latest'
import { spoken } from '../kit/spoken'
import { useMailbox } from './mailbox'

const searchDelayMs = 200

/** Searches once the typing pauses. */
export function usePeopleSearch(word: Ref<string>) {
  const { service } = useMailbox()
  const found = shallowRef<Person[]>([])
  const problem = ref('')
  const latest = createLatest()
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Searches at once; false if a newer search or the end of typing came first. */
  async function search(): Promise<boolean> {
    clearTimeout(timer)
    const signal = latest.begin()
    try {
      const people = await service.findRecipients(word.value.trim(), signal)
      if (signal.aborted) return false
      found.value = people
      problem.value = people.length
        ? ''
        : spoken('没有找到“{keyword}”', { keyword: word.value.trim() })
    } catch {
      if (signal.aborted) return false
      problem.value = spoken('暂时无法查找收件人，请稍后重试')
    }
    return true
  }

  function close() {
    clearTimeout(timer)
    latest.stop()
    found.value = []
  }

  watch(word, (typed) => {
    clearTimeout(timer)
    problem.value = ''
    if (typed.trim()) timer = setTimeout(search, searchDelayMs)
    else close()
  })
  onScopeDispose(close)

  return { found, problem, search, close }
}
