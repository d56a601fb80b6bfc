import { type FormErrors, textErrors } from '../form-errors'
import type { DocumentForm } from './contract'
import forms from './forms.json' with { type: 'json' }

const { head, pair, body } = forms.form

/** What keeps a document from being sent, by field; the platform checks by the same rules. */
export function documentErrors(document: DocumentForm): FormErrors<DocumentForm> {
  return {
    ...textErrors([...head, ...pair], document),
    ...(!document.mainTo.length && { mainTo: '请选择主送单位' }),
    ...textErrors(body, document),
  }
}
