import type { SubAppRequestError } from '@portal/sub-app'
import { translated } from './language'
import { recognised } from './recognised'

export function failureText(error: unknown): string {
  const { status, code, message } = error as Partial<SubAppRequestError>
  if (status === 0) return translated('网络连接失败，请检查网络后重试')
  if (code != null && message) return recognised(message)
  return translated('服务暂时不可用，请稍后重试')
}
