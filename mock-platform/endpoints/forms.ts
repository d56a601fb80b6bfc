import type { Area } from '../area'
import { type FormRow, formsFor, formsModel, seedForms, submissionsModel } from '../data/forms'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import {
  createForm,
  deleteForm,
  type FormState,
  pageForms,
  pageSubmissions,
  publishForm,
  readForm,
  readPublishedForm,
  saveForm,
  submitForm,
} from '../sub-apps/formDesigner/contract'
import { answerErrors, designErrors, publishError } from '../sub-apps/formDesigner/form-fields'
import { implement, Refusal } from './implementation'

function ownForm(space: Space, user: User, id = ''): FormRow {
  const form = space.collection(formsModel).get(id)
  if (form?.tenantId !== user.tenantId) throw new Refusal(404, '表单不存在或已被删除')
  return form
}

function publishedForm(space: Space, user: User, id: string | undefined) {
  const { published } = ownForm(space, user, id)
  if (!published) throw new Refusal(404, '表单还没有发布')
  return published
}

function stateOf({ version, published }: FormRow): FormState {
  if (!published) return 'draft'
  return published.version === version ? 'published' : 'changed'
}

function summaryOf(space: Space, form: FormRow) {
  return {
    id: form.id,
    title: form.title,
    state: stateOf(form),
    fieldCount: form.fields.length,
    submissionCount: space.collection(submissionsModel).by('formId', form.id).length,
    author: form.author,
    updatedAt: form.updatedAt,
  }
}

function detailOf(space: Space, form: FormRow) {
  const { description, fields, version } = form
  return { ...summaryOf(space, form), description, fields, version }
}

const designing = [
  implement(pageForms, ({ space, user, query: { keyword, state, pageNo, length } }) => {
    const found = formsFor(space, user)
      .filter(({ title }) => title.includes(keyword))
      .filter(({ published }) => !state || (state === 'published') === (published !== null))
    return {
      records: found
        .slice((pageNo - 1) * length, pageNo * length)
        .map((form) => summaryOf(space, form)),
      total: found.length,
    }
  }),
  implement(createForm, ({ space, user, now }) => {
    const { id } = space.collection(formsModel).create({
      id: space.random.id('form'),
      tenantId: user.tenantId,
      title: '未命名表单',
      description: '',
      fields: [],
      author: user.username,
      updatedAt: stampOf(now),
      version: 1,
      published: null,
    })
    return { id }
  }),
  implement(readForm, ({ space, user, params }) =>
    detailOf(space, ownForm(space, user, params.id)),
  ),
  implement(saveForm, ({ space, user, params, now, body: { version, ...definition } }) => {
    const form = ownForm(space, user, params.id)
    if (form.version !== version) throw new Refusal(409, '表单已被他人修改，请刷新后再编辑')
    const [error] = designErrors(definition)
    if (error) throw new Refusal(400, error.text)
    const changed = { ...definition, version: version + 1, updatedAt: stampOf(now) }
    return detailOf(space, space.collection(formsModel).update(form.id, changed) ?? form)
  }),
  implement(publishForm, ({ space, user, params }) => {
    const form = ownForm(space, user, params.id)
    const { title, description, fields, version } = form
    const error = designErrors(form)[0]?.text ?? publishError(form)
    if (error) throw new Refusal(400, error)
    const published = { title, description, fields, version }
    return detailOf(space, space.collection(formsModel).update(form.id, { published }) ?? form)
  }),
  implement(deleteForm, ({ space, user, params }) => {
    const { id } = ownForm(space, user, params.id)
    const submissions = space.collection(submissionsModel)
    for (const submission of submissions.by('formId', id)) submissions.remove(submission.id)
    space.collection(formsModel).remove(id)
    return null
  }),
]

const filling = [
  implement(readPublishedForm, ({ space, user, params }) => {
    const { version: _, ...definition } = publishedForm(space, user, params.id)
    return { ...definition, id: params.id ?? '' }
  }),
  implement(submitForm, ({ space, user, params, body: { answers }, now }) => {
    const { fields } = publishedForm(space, user, params.id)
    const [error] = Object.values(answerErrors(fields, answers))
    if (error) throw new Refusal(400, error)
    const asked = fields.filter(({ id, type }) => type !== 'section' && id in answers)
    const { id } = space.collection(submissionsModel).create({
      id: space.random.id('submission'),
      formId: params.id ?? '',
      name: user.username,
      orgName: user.orgName,
      time: stampOf(now),
      answers: Object.fromEntries(asked.map((field) => [field.id, answers[field.id] ?? ''])),
    })
    return { id }
  }),
  implement(pageSubmissions, ({ space, user, params, query: { pageNo, length } }) => {
    const form = ownForm(space, user, params.id)
    const rows = space.collection(submissionsModel).by('formId', form.id).reverse()
    return {
      records: rows
        .slice((pageNo - 1) * length, pageNo * length)
        .map(({ formId: _, ...submission }) => submission),
      total: rows.length,
      title: form.title,
      fields: (form.published ?? form).fields.filter(({ type }) => type !== 'section'),
    }
  }),
]

/** Forms of a unit: everybody of it designs them, and fills in those that are published. */
export const formsArea: Area = {
  name: 'forms',
  models: [formsModel, submissionsModel],
  seed: seedForms,
  implementations: [...designing, ...filling],
}
