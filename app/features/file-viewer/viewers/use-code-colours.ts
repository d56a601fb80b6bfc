import { type RefObject, useEffect, useRef } from 'react'
import { codeLanguageOf } from './code-language'
import type { LinePiece } from './text-lines'

/** The highlight colours (text-viewer.module.css), and the library's names for the kinds of words that get them. */
const colours: Record<string, readonly string[]> = {
  'code-comment': ['comment', 'quote', 'meta'],
  'code-keyword': ['keyword', 'tag', 'name', 'selector-tag', 'section', 'selector-class'],
  'code-string': ['string', 'regexp', 'link', 'code'],
  'code-value': ['number', 'literal', 'symbol', 'bullet', 'variable'],
  'code-title': ['title', 'type', 'built_in', 'attr', 'attribute', 'property', 'strong'],
}

/**
 * Colours the words of fully loaded code, in the lines that are on the page, with the browser's own highlights and
 * without an element for each word. Browsers without highlights show it plain. Code that was loaded in several pieces
 * stays plain as well: a piece alone does not tell whether it begins inside a comment.
 */
export function useCodeColours(
  name: string,
  pieces: readonly LinePiece[],
): RefObject<HTMLDivElement> {
  const stage = useRef<HTMLDivElement>(null)
  const lines = pieces.length === 1 ? pieces[0]?.lines : undefined

  useEffect(() => {
    const language = codeLanguageOf(name)
    if (!language || !lines || !('highlights' in CSS)) return
    let gone = false
    async function paint(language: NonNullable<ReturnType<typeof codeLanguageOf>>, all: string[]) {
      const { codeWords } = await import('./code-words')
      if (gone) return
      const texts = [...(stage.current?.querySelectorAll('[data-line]') ?? [])]
      const words = codeWords(all, language)
      for (const [colour, kinds] of Object.entries(colours)) {
        const ranges = words
          .filter(({ kind }) => kinds.includes(kind))
          .flatMap(({ line, from, to }) => rangeIn(texts[line]?.firstChild, from, to))
        CSS.highlights.set(colour, new Highlight(...ranges))
      }
    }
    // If the highlighter fails to load, the text is still readable.
    paint(language, lines).catch(() => {})
    return () => {
      gone = true
      for (const colour of Object.keys(colours)) CSS.highlights.delete(colour)
    }
  }, [name, lines])
  return stage
}

function rangeIn(text: ChildNode | null | undefined, from: number, to: number): StaticRange[] {
  if (!text) return []
  const range = { startContainer: text, startOffset: from, endContainer: text, endOffset: to }
  return [new StaticRange(range)]
}
