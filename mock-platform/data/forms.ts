import { z } from 'zod'
import { content, texts } from '../content'
import type { Submission } from '../contracts/formDesigner/contract'
import { type FormDefinition, fieldTypes } from '../contracts/formDesigner/form-fields'
import { defineModel } from './collection'
import { latestFirst } from './lists'
import { earlier, stampOf } from './occasions'
import type { Random } from './random'
import type { Space } from './space'
import { idWithoutSpace } from './space-ids'
import type { User } from './users'
import { personName, words } from './words'

/** `published` is the published version of the design. */
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

const answerSchema = z.union([
  z.literal('day'),
  z.strictObject({ pick: texts }),
  z.strictObject({ number: z.tuple([z.number(), z.number()]) }),
  z.strictObject({ some: texts, most: z.number() }),
])

const fieldSchema = z.strictObject({
  id: z.string(),
  type: z.enum(fieldTypes),
  label: z.string(),
  required: z.boolean().default(true),
  hint: z.string().default(''),
  options: z.array(z.string()).default([]),
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
})

const formSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  published: z.boolean(),
  fields: z.array(fieldSchema),
  answers: z.record(z.string(), answerSchema).default({}),
})

const formTexts = content('forms', z.strictObject({ forms: z.array(formSchema) }))

function answerTo(random: Random, day: string, answer: z.output<typeof answerSchema>) {
  if (answer === 'day') return day
  if ('pick' in answer) return random.pick(answer.pick)
  if ('number' in answer) return String(random.int(...answer.number))
  return random.sample(answer.some, random.int(0, answer.most))
}

const seededSubmissions = 6

/** Most recently changed first. */
export function formsFor(space: Space, { tenantId }: User): FormRow[] {
  return latestFirst(space.collection(formsModel).by('tenantId', tenantId), 'updatedAt')
}

/** Gives every tenant with users the same forms, with answers from the users' colleagues. */
export function seedForms(space: Space): void {
  const users = space.users.all()
  for (const tenantId of new Set(users.map((user) => user.tenantId))) {
    const author = users.find((user) => user.tenantId === tenantId)
    for (const [
      place,
      { name, published, answers, ...definition },
    ] of formTexts().forms.entries()) {
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
          name: personName(space.random),
          orgName: space.random.pick(words().departments),
          time,
          answers: Object.fromEntries(
            Object.entries(answers).map(([id, answer]) => [
              id,
              answerTo(space.random, time.slice(0, 10), answer),
            ]),
          ),
        })
      }
    }
  }
}
