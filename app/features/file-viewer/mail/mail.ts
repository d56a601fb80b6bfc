/** A mail as the viewer shows it. */
export interface Mail {
  subject: string
  from: string
  to: string
  cc: string
  /** ISO, or as the mail writes it; '' = none. */
  date: string
  text: string
  /** As the mail has it: to be sanitised before it is shown. '' = none. */
  html: string
  attachments: readonly MailAttachment[]
}

export interface MailAttachment {
  name: string
  /** By which the HTML refers to it; '' = it does not. */
  contentId: string
  bytes: Uint8Array<ArrayBuffer>
}
