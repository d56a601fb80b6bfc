import { type FormErrors, textErrors } from '../kit/form-errors'
import type { DocumentForm } from './contract'
import pages from './pages.json' with { type: 'json' }

const { head, pair, body } = pages.form

/** What keeps a document from being sent, by field; the platform checks by the same rules. */
export function documentErrors(document: DocumentForm): FormErrors<DocumentForm> {
  return {
    ...textErrors([...head, ...pair], document),
    ...(!document.mainTo.length && { mainTo: '请选择主送单位' }),
    ...textErrors(body, document),
  }
}
