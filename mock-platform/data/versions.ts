import { z } from 'zod'
import { content, texts } from '../content'
import { defineModel } from './collection'

/** A version of the portal that was released. */
export interface ReleasedVersion {
  id: string
  type: string
  /** 0 = it is announced to users. */
  remind: 0 | 1
  /** Seconds until its notice closes by itself; 0 = it stays. */
  shutdownLen: number
  version: string
  title: string
  /** `YYYY-MM-DD` */
  date: string
  content: string[]
}

export const versionsModel = defineModel<ReleasedVersion>('versions', 'id')

const releaseSchema = z.strictObject({
  daysAgo: z.number(),
  version: z.string(),
  title: z.string(),
  content: texts,
})

export const versionTexts = content(
  'versions',
  z.strictObject({ releases: z.array(releaseSchema) }),
)
