/** A mail as the viewer shows it. */
export interface Mail {
  subject: string
  from: string
  to: string
  cc: string
  /** ISO, or as written in the mail; '' = none. */
  date: string
  text: string
  /** As the mail contains it; must be sanitised before it is shown. '' = none. */
  html: string
  attachments: readonly MailAttachment[]
}

export interface MailAttachment {
  name: string
  /** The id by which the HTML refers to the attachment; '' = it does not. */
  contentId: string
  bytes: Uint8Array<ArrayBuffer>
}
