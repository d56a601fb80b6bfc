import { ref } from 'vue'
import { onLanguage } from '../kit/language'
import { spoken } from '../kit/spoken'

const turn = ref(0)
onLanguage(() => {
  turn.value += 1
})

/** `spoken` for templates, which are rendered again when the language changes. */
export function said(sentence: string, values?: object): string {
  return turn.value >= 0 ? spoken(sentence, values) : ''
}
