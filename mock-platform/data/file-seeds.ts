import { z } from 'zod'
import { content } from '../content'
import { listFile, storeFile } from './files'
import { earlier, stampOf } from './occasions'
import { sampleNames } from './samples'
import type { Space } from './space'

const sample = z.enum(sampleNames)

const fileTexts = content(
  'files',
  z.strictObject({
    files: z.array(
      z.strictObject({
        name: z.string(),
        appName: z.string(),
        holds: z.union([sample, z.number()]).optional(),
      }),
    ),
    everybodys: z.array(z.strictObject({ id: z.string(), name: z.string(), sample })),
  }),
)

/** Some forty files per user, some in the file centre, some that only their apps can open. */
export function seedFiles(space: Space): void {
  const { files, everybodys } = fileTexts()
  for (const { id, name, sample } of everybodys) {
    storeFile(space, { id, name, content: { kind: 'sample', sample }, account: '' })
  }
  for (const { account } of space.users.all()) {
    for (const [place, { name, appName, holds }] of files.entries()) {
      const stored = holds === undefined ? null : seedFile(space, account, name, holds)
      const recentOpenTime = stampOf(earlier(space, place))
      listFile(space, stored, { account, name, appName, recentOpenTime })
    }
  }
}

function seedFile(space: Space, account: string, name: string, holds: string | number) {
  return typeof holds === 'number'
    ? storeFile(space, { account, name, size: holds, content: { kind: 'generated' } })
    : storeFile(space, { account, name, content: { kind: 'sample', sample: holds } })
}
