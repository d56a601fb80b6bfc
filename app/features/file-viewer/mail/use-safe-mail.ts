import { useEffect, useState } from 'react'
import { mailHtmlPath } from '~contract/portal/paths'
import { useServer } from '../../../ui/use-server'
import type { Mail, MailAttachment } from './mail'
import { slimmed, withOwnPictures } from './shown-html'

/** The maximum number of bytes that the server accepts: see limitBody. Longer mails are shown as text. */
const longest = 60 * 1024

const fits = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length <= longest

interface SafeMail {
  /** null = the plain text is shown instead. */
  html: string | null
  text: string
  /** Attachments that are shown in the text. */
  used: ReadonlySet<MailAttachment>
}

/** A mail that is safe to show: the server sanitises its HTML as it does that of messages. null = still in progress. */
export function useSafeMail({ html, text, attachments }: Mail): SafeMail | null {
  const server = useServer()
  const [safe, setSafe] = useState<SafeMail | null>(null)
  useEffect(() => {
    let gone = false
    let shown: string[] = []
    const slim = html ? slimmed(html) : null
    const asText = { html: null, text: text || (slim?.text ?? ''), used: new Set<MailAttachment>() }
    async function ask(body: { html: string }) {
      const answer = await server<{ html: string }>(mailHtmlPath, { method: 'POST', body })
      if (gone) return
      if ('error' in answer) return setSafe(asText)
      const { addresses, ...made } = withOwnPictures(answer.data.html, attachments)
      shown = addresses
      setSafe({ ...asText, ...made })
    }
    const body = slim?.html ? { html: slim.html } : null
    if (body && fits(body)) ask(body).catch(() => gone || setSafe(asText))
    else setSafe(asText)
    return () => {
      gone = true
      for (const address of shown) URL.revokeObjectURL(address)
    }
  }, [html, text, attachments, server])
  return safe
}
