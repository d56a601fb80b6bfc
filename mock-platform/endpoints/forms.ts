import type { Area } from '../area'
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
} from '../contracts/formDesigner/contract'
import { answerErrors, designErrors, publishError } from '../contracts/formDesigner/form-fields'
import { type FormRow, formsFor, formsModel, seedForms, submissionsModel } from '../data/forms'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import { implement, implementOn, Refusal, refuseErrors, rowFor } from './implementation'

const ownForm = rowFor(formsModel, { tenantId: 'tenantId' }, '表单不存在或已被删除')

function publishedForm(call: Parameters<typeof ownForm>[0]) {
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
  implementOn(ownForm, readForm, (form, { space }) => detailOf(space, form)),
  implementOn(ownForm, saveForm, (form, { space, now, body: { version, ...definition } }) => {
    if (form.version !== version) throw new Refusal(409, '表单已被他人修改，请刷新后再编辑')
    const [error] = designErrors(definition)
    if (error) throw new Refusal(400, error.text)
    const changed = { ...definition, version: version + 1, updatedAt: stampOf(now) }
    return detailOf(space, space.collection(formsModel).update(form.id, changed) ?? form)
  }),
  implementOn(ownForm, publishForm, (form, { space }) => {
    const { title, description, fields, version } = form
    const error = designErrors(form)[0]?.text ?? publishError(form)
    if (error) throw new Refusal(400, error)
    const published = { title, description, fields, version }
    return detailOf(space, space.collection(formsModel).update(form.id, { published }) ?? form)
  }),
  implementOn(ownForm, deleteForm, ({ id }, { space }) => {
    const submissions = space.collection(submissionsModel)
    for (const submission of submissions.by('formId', id)) submissions.remove(submission.id)
    space.collection(formsModel).remove(id)
  }),
]

const filling = [
  implementOn(publishedForm, readPublishedForm, ({ version: _, ...definition }, { params }) => {
    return { ...definition, id: params.id ?? '' }
  }),
  implementOn(publishedForm, submitForm, ({ fields }, { space, user, params, body, now }) => {
    const { answers } = body
    refuseErrors(answerErrors(fields, answers))
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
  implementOn(ownForm, pageSubmissions, (form, { space, query: { pageNo, length } }) => {
    const rows = space.collection(submissionsModel).by('formId', form.id).reverse()
    return {
      ...pageOf(rows, pageNo, length, ({ formId: _, ...submission }) => submission),
      title: form.title,
      fields: (form.published ?? form).fields.filter(({ type }) => type !== 'section'),
    }
  }),
]

/** All users of a tenant design its forms and fill in the published ones. */
export const formsArea: Area = {
  name: 'forms',
  models: [formsModel, submissionsModel],
  seed: seedForms,
  implementations: [...designing, ...filling],
}
