import { z } from 'zod'
import { content, texts } from '../content'
import type { Random } from './random'

/** For Chinese names and titles (faker's lorem is Latin). */
export const words = content(
  'words',
  z.strictObject({
    surnames: z.string().transform((signs) => [...signs]),
    givenNames: texts,
    departments: texts,
    organisations: texts,
    meetingRooms: texts,
    agencyMarks: z.record(z.string(), z.string()),
  }),
)

export function personName(random: Random): string {
  return random.pick(words().surnames) + random.pick(words().givenNames)
}
