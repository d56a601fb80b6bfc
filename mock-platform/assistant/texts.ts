import { z } from 'zod'
import { content, template } from '../content'

const partSchema = z.strictObject({
  heading: z.string(),
  points: z.array(template('topic')),
})

export const assistantTexts = content(
  'assistant',
  z.strictObject({
    outlines: z
      .array(z.strictObject({ name: z.string(), parts: z.array(partSchema).max(5) }))
      .min(1),
    glossary: z.record(z.string(), z.string()),
  }),
)
