import { ref } from 'vue'
import { onLanguage } from '../kit/language'
import { spoken } from '../kit/spoken'

const turn = ref(0)
onLanguage(() => {
  turn.value += 1
})

/** `spoken` for templates: what they show is drawn again in another language. */
export function said(sentence: string, values?: object): string {
  return turn.value >= 0 ? spoken(sentence, values) : ''
}
