import type { DocumentForm } from './contract'

export type DocumentErrors = Partial<Record<'title' | 'number' | 'mainTo' | 'body', string>>

const numberPattern = /^[\p{Script=Han}]{1,12}〔\d{4}〕\d{1,4}号$/u

function numberError(number: string): string {
  if (!number.trim()) return '请输入文号'
  return numberPattern.test(number.trim()) ? '' : '文号格式应如“云政办发〔2026〕12号”'
}

/** What keeps a document from being sent, by field; the platform checks by the same rules. */
export function documentErrors({ title, number, mainTo, body }: DocumentForm): DocumentErrors {
  const wrongNumber = numberError(number)
  return {
    ...(!title.trim() && { title: '请输入标题' }),
    ...(wrongNumber && { number: wrongNumber }),
    ...(!mainTo.length && { mainTo: '请选择主送单位' }),
    ...(!body.trim() && { body: '请输入正文' }),
  }
}
