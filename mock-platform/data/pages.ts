import { z } from 'zod'
import { content, filled } from '../content'
import type { PageDefinition } from '../contracts/lowcode/page-definition'
import { problemText, readSource } from '../contracts/lowcode/page-source'
import { defineModel } from './collection'
import { latestFirst } from './lists'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import { idWithoutSpace } from './space-ids'
import type { User } from './users'

/** `source` is JSON. */
export interface PageRow {
  id: string
  tenantId: string
  source: string
  author: string
  updatedAt: string
  version: number
}

export const pagesModel = defineModel<PageRow>('lowcodePages', 'id', ['tenantId'])

const pageSchema = z.custom<PageDefinition>().superRefine((page, context) => {
  for (const problem of readSource(filled(sourceOf(page), { tenant: '1' })).problems) {
    context.addIssue({ code: 'custom', message: problemText(problem) })
  }
})

const pageTexts = content('pages', z.record(z.string(), pageSchema))

/** Most recently changed first. */
export function pagesFor(space: Space, { tenantId }: User): PageRow[] {
  return latestFirst(space.collection(pagesModel).by('tenantId', tenantId), 'updatedAt')
}

export function sourceOf(page: PageDefinition): string {
  return JSON.stringify(page, null, 2)
}

/** Two pages for every tenant with users, based on its first forms. */
export function seedPages(space: Space): void {
  for (const [tenantId, author] of firstPeople(space)) {
    const tenant = idWithoutSpace(tenantId, space.id)
    for (const [place, [name, page]] of Object.entries(pageTexts()).entries()) {
      space.collection(pagesModel).create({
        id: `page-${name}-${tenant}`,
        tenantId,
        source: filled(sourceOf(page), { tenant }),
        author,
        updatedAt: stampOf(earlier(space, 12 + place)),
        version: 1,
      })
    }
  }
}

function firstPeople(space: Space): Map<string, string> {
  const users = space.users.all().reverse()
  return new Map(users.map(({ tenantId, username }) => [tenantId, username]))
}
