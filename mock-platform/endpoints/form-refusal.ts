import { type FormErrors, firstError } from '../sub-apps/kit/form-errors'
import { Refusal } from './implementation'

/** Refuses a form by the same rules as the app that shows it. */
export function refuseErrors<Values>(errors: FormErrors<Values>): void {
  const wrong = firstError(errors)
  if (wrong) throw new Refusal(400, wrong.text)
}
