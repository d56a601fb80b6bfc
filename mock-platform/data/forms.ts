import type { Submission } from '../sub-apps/formDesigner/contract'
import type { FormDefinition } from '../sub-apps/formDesigner/form-fields'
import { departments, givenNames, surnames } from './chinese-words'
import { defineModel } from './collection'
import { formSeeds } from './form-seeds'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import { idWithoutSpace } from './space-ids'
import type { User } from './users'

/** A form of one unit: its design, and what of it is published. */
export interface FormRow extends FormDefinition {
  id: string
  tenantId: string
  author: string
  updatedAt: string
  version: number
  published: (FormDefinition & { version: number }) | null
}

export interface SubmissionRow extends Submission {
  formId: string
}

export const formsModel = defineModel<FormRow>('forms', 'id', ['tenantId'])
export const submissionsModel = defineModel<SubmissionRow>('formSubmissions', 'id', ['formId'])

const seededSubmissions = 6

/** The forms of a person's unit, the latest changed first. */
export function formsFor(space: Space, { tenantId }: User): FormRow[] {
  return space
    .collection(formsModel)
    .by('tenantId', tenantId)
    .reverse()
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
}

/** Fills every unit that has people with the same forms and with answers of their colleagues. */
export function seedForms(space: Space): void {
  const people = space.users.all()
  for (const tenantId of new Set(people.map((person) => person.tenantId))) {
    const author = people.find((person) => person.tenantId === tenantId)
    for (const [place, { name, published, answers, ...definition }] of formSeeds.entries()) {
      const form: FormRow = {
        ...definition,
        id: `form-${name}-${idWithoutSpace(tenantId, space.id)}`,
        tenantId,
        author: author?.username ?? '',
        updatedAt: stampOf(earlier(space, 20 + place)),
        version: 1,
        published: published ? { ...definition, version: 1 } : null,
      }
      space.collection(formsModel).create(form)
      if (!published) continue
      for (let daysAgo = seededSubmissions; daysAgo > 0; daysAgo -= 1) {
        const time = stampOf(earlier(space, daysAgo * 2))
        space.collection(submissionsModel).create({
          id: space.random.id('submission'),
          formId: form.id,
          name: space.random.pick(surnames) + space.random.pick(givenNames),
          orgName: space.random.pick(departments),
          time,
          answers: answers(space.random, time.slice(0, 10)),
        })
      }
    }
  }
}
