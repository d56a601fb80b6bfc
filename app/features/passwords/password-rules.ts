import type { Texts } from '~text/zh-CN'

/** No password is longer; longer input does not reach the backend. */
const longestPassword = 200

export type PasswordField = 'currentPassword' | 'newPassword' | 'sureNewPassword'

/** What a password form receives if it is refused; passwords are never sent back. */
export interface PasswordRefusal {
  field: PasswordField | 'form'
  message: string
}

/** The portal could not be reached; the form has the text for it. */
export const unanswered: PasswordRefusal = { field: 'form', message: '' }

/** What is wrong with one of the fields. */
interface PasswordProblem {
  field: PasswordField
  message: string
}

/** The fields of a submitted form; missing ones are ''. */
export function passwordsOf(form: FormData): Record<PasswordField, string> {
  const text = (field: PasswordField) => String(form.get(field) ?? '')
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    sureNewPassword: text('sureNewPassword'),
  }
}

/** What is wrong with a new password and its confirmation, before the backend is asked. */
export function newPasswordProblem(
  { newPassword, sureNewPassword }: Record<PasswordField, string>,
  { passwords }: Texts,
): PasswordProblem | null {
  if (!newPassword) return { field: 'newPassword', message: passwords.nextMissing }
  if (newPassword.length > longestPassword) {
    return { field: 'newPassword', message: passwords.tooLong }
  }
  if (!sureNewPassword) return { field: 'sureNewPassword', message: passwords.againMissing }
  if (newPassword !== sureNewPassword) {
    return { field: 'sureNewPassword', message: passwords.different }
  }
  return null
}

/** The same for a change, which also needs the current password (AUTH-09). */
export function changeProblem(
  values: Record<PasswordField, string>,
  texts: Texts,
): PasswordProblem | null {
  const { currentPassword, newPassword } = values
  const { passwords } = texts
  if (!currentPassword) return { field: 'currentPassword', message: passwords.currentMissing }
  if (currentPassword.length > longestPassword) {
    return { field: 'currentPassword', message: passwords.tooLong }
  }
  const problem = newPasswordProblem(values, texts)
  if (problem) return problem
  if (newPassword === currentPassword) {
    return { field: 'newPassword', message: passwords.unchanged }
  }
  return null
}
