import type { Area } from '../area'
import { type FormRow, formsFor, formsModel, seedForms, submissionsModel } from '../data/forms'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
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
import { type Call, implement, Refusal, rowFor } from './implementation'

const ownForm = rowFor(formsModel, { tenantId: 'tenantId' }, '表单不存在或已被删除')

function publishedForm(call: Call) {
  const { published } = ownForm(call)
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
    return pageOf(found, pageNo, length, (form) => summaryOf(space, form))
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
  implement(readForm, (call) => detailOf(call.space, ownForm(call))),
  implement(saveForm, (call) => {
    const { space, now } = call
    const { version, ...definition } = call.body
    const form = ownForm(call)
    if (form.version !== version) throw new Refusal(409, '表单已被他人修改，请刷新后再编辑')
    const [error] = designErrors(definition)
    if (error) throw new Refusal(400, error.text)
    const changed = { ...definition, version: version + 1, updatedAt: stampOf(now) }
    return detailOf(space, space.collection(formsModel).update(form.id, changed) ?? form)
  }),
  implement(publishForm, (call) => {
    const { space } = call
    const form = ownForm(call)
    const { title, description, fields, version } = form
    const error = designErrors(form)[0]?.text ?? publishError(form)
    if (error) throw new Refusal(400, error)
    const published = { title, description, fields, version }
    return detailOf(space, space.collection(formsModel).update(form.id, { published }) ?? form)
  }),
  implement(deleteForm, (call) => {
    const { space } = call
    const { id } = ownForm(call)
    const submissions = space.collection(submissionsModel)
    for (const submission of submissions.by('formId', id)) submissions.remove(submission.id)
    space.collection(formsModel).remove(id)
    return null
  }),
]

const filling = [
  implement(readPublishedForm, (call) => {
    const { version: _, ...definition } = publishedForm(call)
    return { ...definition, id: call.params.id ?? '' }
  }),
  implement(submitForm, (call) => {
    const { space, user, params, body, now } = call
    const { answers } = body
    const { fields } = publishedForm(call)
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
  implement(pageSubmissions, (call) => {
    const { pageNo, length } = call.query
    const form = ownForm(call)
    const rows = call.space.collection(submissionsModel).by('formId', form.id).reverse()
    return {
      ...pageOf(rows, pageNo, length, ({ formId: _, ...submission }) => submission),
      title: form.title,
      fields: (form.published ?? form).fields.filter(({ type }) => type !== 'section'),
    }
  }),
]

/** Forms of a tenant: all its users design them, and fill in those that are published. */
export const formsArea: Area = {
  name: 'forms',
  models: [formsModel, submissionsModel],
  seed: seedForms,
  implementations: [...designing, ...filling],
}
