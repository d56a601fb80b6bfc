import { z } from 'zod'
import { content, template, texts } from '../content'
import { occasionNames } from './occasions'

const measures = z.array(z.tuple([z.string(), z.string()]))

const topicSchema = z.strictObject({
  name: z.string(),
  organisation: z.string(),
  aim: z.string(),
  measures,
})

const stepSchema = z.strictObject({
  action: z.string(),
  after: z.number(),
  opinion: z.string().optional(),
})

function kindSchema(...names: string[]) {
  const text = template(...occasionNames, 'topic', 'aim', 'regulation', ...names)
  return z.strictObject({
    mark: z.enum(['发', '函', '纪要']),
    title: text,
    opening: text,
    closing: text,
  })
}

const kindsOf = (...names: string[]) => z.array(kindSchema(...names)).min(1)

export type DocumentTopic = z.output<typeof topicSchema>
export type DocumentKind = z.output<ReturnType<typeof kindSchema>>
export type Step = z.output<typeof stepSchema>

export const documentTexts = content(
  'documents',
  z.strictObject({
    topics: z.array(topicSchema).min(1),
    letterKinds: kindsOf(),
    publicKinds: kindsOf(),
    receivedSteps: z.array(stepSchema),
    sentSteps: z.array(stepSchema),
  }),
)

export const archiveTexts = content(
  'archive',
  z.strictObject({
    regions: texts,
    letterKinds: kindsOf('region'),
    publicKinds: kindsOf('region'),
    measures,
    attachments: texts,
  }),
)
