import { type ComputedRef, computed, type Ref, ref, watch } from 'vue'
import type { Person } from '../../contracts/inbox/contract'
import { spoken } from '../kit/spoken'
import { usePeopleSearch } from './people-search'

export function useRecipientField(chosen: Ref<Person[]>, word: Ref<string>) {
  const active = ref(0)
  const { found, problem, search, close } = usePeopleSearch(word)
  const suggestions = computed(() => {
    const taken = new Set(chosen.value.map((person) => person.account))
    return found.value.filter((person) => !taken.has(person.account))
  })
  watch(found, () => {
    active.value = 0
  })

  function choose(person: Person) {
    chosen.value = [...chosen.value, person]
    word.value = ''
    close()
  }

  const remove = (account: string) => {
    chosen.value = chosen.value.filter((person) => person.account !== account)
  }

  /** Accepts a name or account that was typed in full, on leaving the field or sending. */
  async function settle(): Promise<boolean> {
    const typed = word.value.trim()
    if (!typed) return true
    if (!(await search())) return !word.value.trim()
    const matches = found.value.filter(({ account, name }) => account === typed || name === typed)
    const [match] = matches
    if (match && matches.length === 1) {
      if (suggestions.value.includes(match)) choose(match)
      else word.value = ''
      return true
    }
    problem.value ||= spoken('请从建议中选择收件人')
    found.value = []
    return false
  }

  const onKey = useSuggestionKeys({ chosen, word, suggestions, active, choose, close, settle })
  return { suggestions, active, problem, choose, remove, onKey, settle }
}

interface SuggestionKeys {
  chosen: Ref<Person[]>
  word: Ref<string>
  suggestions: ComputedRef<Person[]>
  /** The index of the suggestion that Enter chooses. */
  active: Ref<number>
  choose(person: Person): void
  close(): void
  settle(): Promise<boolean>
}

/** The keys of the field: they choose a suggestion, or remove the last recipient. */
function useSuggestionKeys(setting: SuggestionKeys) {
  const { chosen, word, suggestions, active, choose, close, settle } = setting

  function onKey(event: KeyboardEvent) {
    // While an input method is composing, Enter and arrows are not for the list.
    if (event.isComposing) return
    if (event.key === 'Backspace' && !word.value) {
      chosen.value = chosen.value.slice(0, -1)
    } else if (event.key === 'Escape') {
      close()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const person = suggestions.value[active.value]
      if (person) choose(person)
      else void settle()
    } else {
      moveActive(event)
    }
  }

  function moveActive(event: KeyboardEvent) {
    const { length } = suggestions.value
    const step = { ArrowDown: 1, ArrowUp: length - 1 }[event.key]
    if (!length || !step) return
    event.preventDefault()
    active.value = (active.value + step) % length
  }

  return onKey
}
