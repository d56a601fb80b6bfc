import { z } from 'zod'
import { content, filled, template } from '../content'

const partSchema = z.strictObject({
  heading: z.string(),
  points: z.array(template('topic')),
})

const assistantTexts = content(
  'assistant',
  z.strictObject({
    outlines: z
      .array(z.strictObject({ name: z.string(), parts: z.array(partSchema).max(5) }))
      .min(1),
    glossary: z.record(z.string(), z.string()),
  }),
)

const numerals = ['一', '二', '三', '四', '五']

export function outlineOf(subject: string): string {
  const topic = subject || '本项工作'
  const kind = assistantTexts().outlines.find(({ name }) => new RegExp(name).test(topic))
  const parts = (kind?.parts ?? []).map(({ heading, points }, place) => {
    const lines = points.map((point) => `- ${filled(point, { topic })}`).join('\n')
    return `**${numerals[place]}、${heading}**\n\n${lines}`
  })
  return [
    `以下是“${topic}”的提纲，供您参考：`,
    ...parts,
    '请结合本单位实际补充数据和事例，成文前按程序送审。',
  ].join('\n\n')
}

/** Translates the words that the glossary knows and keeps the rest. */
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
