import { assistantTexts } from './texts'

/** The text with the words that the glossary knows in the other language; others stay. */
export function translated(text: string, english: boolean): string {
  const { glossary } = assistantTexts()
  const pairs = Object.entries(glossary)
  const chineseOf = new Map(pairs.map(([chinese, word]) => [word, chinese]))
  const anyOf = (words: Iterable<string>) =>
    [...words].sort((a, b) => b.length - a.length).join('|')
  const result = english
    ? text
        .replace(new RegExp(anyOf(Object.keys(glossary)), 'g'), (word) => ` ${glossary[word]} `)
        .replace(/ {2,}/g, ' ')
    : text.replace(
        new RegExp(`\\b(?:${anyOf(chineseOf.keys())})\\b`, 'gi'),
        (word) => chineseOf.get(word.toLowerCase()) ?? word,
      )
  return `${result.trim()}\n\n*演示环境按办公词汇表对照，未收录的词保留原文。*`
}
