import { translated } from './texts'

/** What a question is about, as the portal sends it. */
export interface Material {
  title: string
  text: string
}

const withMaterial = /^【资料】(.*)\n([\s\S]*)\n【问题】([\s\S]*)$/

export function readMaterial(asked: string): { material: Material | null; question: string } {
  const [, title = '', text, question = asked] = withMaterial.exec(asked) ?? []
  return { material: text === undefined ? null : { title, text }, question }
}

const shownSentences = 4

/** An answer from the material itself; null if the question has nothing to do with it. */
export function replyAbout({ title, text }: Material, question: string): string | null {
  if (/翻译|translate/i.test(question)) return translated(text, /英文|英语/.test(question))
  const sentences = text
    .split(/(?<=[。！？!?；\n])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  const isSummary = /要点|总结|摘要|概括|提炼|主要内容/.test(question)
  const picked = isSummary ? keySentences(sentences) : sentencesAbout(sentences, question)
  if (!picked.length) return null
  const name = title ? `“${title}”` : '这段内容'
  return [
    isSummary ? `${name}的要点如下：` : `${name}里与问题有关的内容：`,
    picked.map((sentence) => `- ${sentence}`).join('\n'),
    `全文共 ${text.length} 字。`,
  ].join('\n\n')
}

/** Prefers sentences with decisions or numbers; the result keeps the order of the text. */
function keySentences(sentences: string[]): string[] {
  const weight = (sentence: string) => (sentence.match(/要求|必须|完成|不得|负责|\d/g) ?? []).length
  return best(sentences, weight, () => true)
}

function sentencesAbout(sentences: string[], question: string): string[] {
  const pairs = Array.from(question, (sign, at) => sign + (question[at + 1] ?? ''))
  const shared = (sentence: string) =>
    pairs.filter((pair) => pair.length > 1 && sentence.includes(pair)).length
  return best(sentences, shared, (sentence) => shared(sentence) > 0)
}

function best(sentences: string[], weigh: (s: string) => number, fits: (s: string) => boolean) {
  const chosen = sentences
    .filter(fits)
    .sort((a, b) => weigh(b) - weigh(a))
    .slice(0, shownSentences)
  return sentences.filter((sentence) => chosen.includes(sentence))
}
