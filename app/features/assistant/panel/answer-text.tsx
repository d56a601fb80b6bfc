import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, memo, type ReactNode, useMemo } from 'react'
import { safeLink } from '~contract/platform/safe-address'
import { opensElsewhere } from '../../../ui/opens-elsewhere'
import { useAssistantText } from '../use-assistant-text'
import styles from './answer-text.module.css'
import { CodeBlock } from './code-block'

interface AnswerTextProps {
  text: string
  /** Navigates to a path of the portal. */
  onGo(path: string): void
}

/**
 * An answer's Markdown as elements. Its HTML is never rendered as HTML, pictures are named but not fetched, and links
 * lead into the portal or to web pages. A block that has not changed is not rendered again while the answer grows.
 */
export const AnswerText = memo(function AnswerText({ text, onGo }: AnswerTextProps) {
  const blocks = useMemo(() => blocksOf(text), [text])
  return (
    <div className={`break-anywhere leading-text ${styles.text}`}>
      {blocks.map((token, index) => (
        <Block key={index} token={token} raw={token.raw} onGo={onGo} />
      ))}
    </div>
  )
})

/** Real text is never nested deeper, and rendering such nesting would crash the page. */
const deepest = 40

function blocksOf(text: string): Token[] {
  try {
    if (/^(?:[ \t]{0,8}[>\-*+]){40}/m.test(text)) throw new Error('too deep')
    return lexer(text, { gfm: true, breaks: true }).filter(({ type }) => type !== 'space')
  } catch {
    return [{ type: 'text', raw: text, text }]
  }
}

interface BlockProps {
  token: Token
  raw: string
  onGo(path: string): void
}

const Block = memo(
  function Block({ token, onGo }: BlockProps) {
    return <Drawn tokens={[token]} onGo={onGo} depth={0} />
  },
  (before, after) => before.raw === after.raw && before.token.type === after.token.type,
)

interface DrawnProps {
  tokens: readonly Token[] | undefined
  onGo(path: string): void
  depth: number
}

function Drawn({ tokens = [], onGo, depth }: DrawnProps) {
  if (depth > deepest) return <>{tokens.map(({ raw }) => raw).join('')}</>
  return tokens.map((token, index) => (
    <Fragment key={index}>{drawn(token, onGo, depth + 1)}</Fragment>
  ))
}

function drawn(token: Token, onGo: DrawnProps['onGo'], depth: number): ReactNode {
  const inner = <Drawn tokens={(token as Tokens.Generic).tokens} onGo={onGo} depth={depth} />
  switch (token.type) {
    case 'paragraph':
      return <p>{inner}</p>
    case 'heading':
      return heading(token as Tokens.Heading, inner)
    case 'strong':
      return <strong>{inner}</strong>
    case 'em':
      return <em>{inner}</em>
    case 'del':
      return <del>{inner}</del>
    case 'blockquote':
      return <blockquote>{inner}</blockquote>
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'codespan':
      return <code>{token.text}</code>
    case 'code':
      return <CodeBlock code={token.text} language={token.lang ?? ''} />
    case 'list':
      return list(token as Tokens.List, onGo, depth)
    case 'table':
      return <Table token={token as Tokens.Table} onGo={onGo} depth={depth} />
    case 'link':
      return <Link href={token.href} onGo={onGo} inner={inner} />
    case 'image':
      return <Picture text={token.text} href={token.href} onGo={onGo} />
    case 'checkbox':
      return (token as { checked?: boolean }).checked ? '☑ ' : '☐ '
    case 'def':
    case 'space':
      return null
    default:
      return 'tokens' in token && token.tokens ? inner : plain(token)
  }
}

/** What Markdown parses as HTML is shown as literal text. */
function plain(token: Token): string {
  if (token.type === 'html') return token.raw
  return 'text' in token ? String(token.text) : token.raw
}

/** Starts below the panel's own heading, which is the page's second level. */
function heading({ depth }: Tokens.Heading, inner: ReactNode) {
  const Tag = (['h3', 'h4', 'h5', 'h6'] as const)[Math.min(depth, 4) - 1] ?? 'h6'
  return <Tag>{inner}</Tag>
}

function list({ ordered, start, items }: Tokens.List, onGo: DrawnProps['onGo'], depth: number) {
  const lines = items.map((item, index) => (
    <li key={index}>
      <Drawn tokens={item.tokens} onGo={onGo} depth={depth} />
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>
}

function Table({ token, onGo, depth }: { token: Tokens.Table } & Omit<DrawnProps, 'tokens'>) {
  const cells = (row: Tokens.TableCell[], Tag: 'th' | 'td') =>
    row.map((cell, index) => (
      <Tag key={index}>
        <Drawn tokens={cell.tokens} onGo={onGo} depth={depth} />
      </Tag>
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard, too
    <div className={`overflow-x-auto mb-2 ${styles.table}`} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(token.header, 'th')}</tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LinkProps {
  href: string
  inner: ReactNode
  onGo(path: string): void
}

function Link({ href, inner, onGo }: LinkProps) {
  const target = safeLink(href)
  if (!target) return inner
  if (!target.startsWith('/')) {
    return (
      <a href={target} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    )
  }
  return (
    <a
      href={target}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onGo(target)
      }}
    >
      {inner}
    </a>
  )
}

/** Only names the picture: fetching it would reveal the user to its server. */
function Picture({ text, href, onGo }: { text: string; href: string; onGo(path: string): void }) {
  const assistant = useAssistantText()
  return <Link href={href} onGo={onGo} inner={assistant.picture(text || href)} />
}
