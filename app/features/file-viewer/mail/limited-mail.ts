import { FileFailure } from '../file-source'
import { plainName } from '../shown-name'
import type { Mail } from './mail'

/** In characters. More than real mails have: anything longer would block the browser. */
const longest = { line: 1_000, people: 20_000, body: 4_000_000 }

/** A mail cut to the usual limits. Throws FileFailure if it has content, but neither text nor HTML within them. */
export function limitedMail(mail: Mail): Mail {
  const { subject, from, to, cc, date, text, html, attachments } = mail
  const shownText = text.length > longest.body ? '' : text
  const shownHtml = html.length > longest.body ? '' : html
  if ((text || html) && !shownText && !shownHtml) throw new FileFailure('huge')
  return {
    subject: cut(subject, longest.line),
    from: cut(from, longest.line),
    to: cut(to, longest.people),
    cc: cut(cc, longest.people),
    date: cut(date, longest.line),
    text: shownText,
    html: shownHtml,
    attachments,
  }
}

function cut(words: string, most: number): string {
  const start = plainName(words.slice(0, most))
  return words.length > most ? `${start}…` : start
}
