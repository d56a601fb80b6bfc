import { filled } from '../content'
import { assistantTexts } from './texts'

const numerals = ['一', '二', '三', '四', '五']

/** An outline for a paper on that subject. */
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
