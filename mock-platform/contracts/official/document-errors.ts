import { type FormErrors, textErrors } from '../form-errors'
import type { DocumentForm } from './contract'
import forms from './forms.json' with { type: 'json' }

const { head, pair, body } = forms.form

/** Errors by field; the editor and the mock platform both check. */
export function documentErrors(document: DocumentForm): FormErrors<DocumentForm> {
  return {
    ...textErrors([...head, ...pair], document),
    ...(!document.mainTo.length && { mainTo: '请选择主送单位' }),
    ...textErrors(body, document),
  }
}
