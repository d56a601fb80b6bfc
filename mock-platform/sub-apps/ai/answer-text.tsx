import { Fragment, type ReactNode } from 'react'
import { PortalLink } from '../kit/react'

/** The assistant's markup: paragraphs, lists, bold words and links into the portal. */
export function AnswerText({ text }: { text: string }) {
  return withoutLooseMarks(text)
    .split(/\n{2,}/)
    .map((block, place) => {
      const lines = block.split('\n').filter(Boolean)
      const isList = lines.length > 0 && lines.every((line) => line.startsWith('- '))
      // biome-ignore-start lint/suspicious/noArrayIndexKey: a growing text only adds blocks and lines at its end
      if (!isList) return <p key={place}>{inline(lines.join('\n'))}</p>
      return (
        <ul key={place}>
          {lines.map((line, number) => (
            <li key={number}>{inline(line.slice(2))}</li>
          ))}
        </ul>
      )
      // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
    })
}

/** The last mark of a growing answer may still be open: bold text is shown at once, a link once it is complete. */
function withoutLooseMarks(text: string): string {
  const linked = text.replace(/\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '')
  const isOpen = (linked.match(/\*\*/g)?.length ?? 0) % 2 === 1
  const at = linked.lastIndexOf('**')
  return (isOpen ? linked.slice(0, at) + linked.slice(at + 2) : linked).replace(/\*$/, '')
}

/** Links lead into the portal only. */
const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/[^/)][^)]*)\)/g

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const [whole, bold, label, path = ''] = match
    parts.push(text.slice(end, match.index))
    parts.push(bold ? <strong>{bold}</strong> : <PortalLink path={path}>{label}</PortalLink>)
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts.map((part, place) => <Fragment key={place}>{part}</Fragment>)
}
