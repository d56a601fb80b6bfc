import type {
  Folder,
  Mail,
  MailForm,
  MailPage,
  Person,
  UnreadCount,
} from '../../contracts/inbox/contract'
import type { SubAppProps, SubAppRequestOptions } from '../kit/lifecycles'

export const pageLength = 20

export interface MailQuery {
  folder: Folder
  keyword: string
  pageNo: number
}

export type MailService = ReturnType<typeof createMailService>

export function createMailService(request: SubAppProps['request']) {
  const post = <Answer>(path: string, body: unknown) =>
    request<Answer>(`/service-mail/mail${path}`, { method: 'POST', body })
  return {
    async page(query: MailQuery, given: Pick<SubAppRequestOptions, 'signal' | 'background'>) {
      const page = await request<MailPage>('/service-mail/mail/page', {
        query: { ...query, length: pageLength },
        ...given,
      })
      return Array.isArray(page.records) ? page : misshapen('records')
    },
    async read(id: string, signal: AbortSignal) {
      const mail = await request<Mail>(`/service-mail/mail/${encodeURIComponent(id)}`, { signal })
      return Array.isArray(mail.recipients) ? mail : misshapen('recipients')
    },
    findRecipients: (keyword: string, signal: AbortSignal) =>
      request<Person[]>('/service-mail/mail/recipients', { query: { keyword }, signal }),
    send: (form: MailForm) => post<{ id: string }>('', form),
    saveDraft: (form: MailForm) => post<{ id: string }>('/draft', form),
    markRead: (ids: string[]) => post<UnreadCount>('/read', { ids }),
    delete: (ids: string[]) => post<UnreadCount>('/delete', { ids }),
  }
}

/** Templates iterate over this list, so they cannot render an answer without it. */
function misshapen(field: string): never {
  throw new TypeError(`the mail service's answer has no list ${field}`)
}
