import { takesJson } from '~server/session/answer'
import { sanitiseMail } from '../../features/file-viewer/mail/mail-html.server'

/** Sanitises a mail's HTML: the browser has the file, but only the server has the rules (DOC-04). */
export const action = takesJson('mail', async ({ context, user, body }) =>
  sanitiseMail(context, user, body),
)
