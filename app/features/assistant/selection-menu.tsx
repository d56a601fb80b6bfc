import { Languages, MessageCircleQuestion } from 'lucide'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { assistantLimits } from '~contract/portal/constants'
import type { SelectedWords } from '../../hosting/app-port'
import { Icon } from '../../ui/icon'
import styles from './selection-menu.module.css'
import type { Assistant } from './use-assistant-state'
import { useAssistantText } from './use-assistant-text'

interface SelectionMenuProps {
  words: SelectedWords
  assistant: Assistant
}

const gap = 4

/** 「问AI」 and 「翻译」 for the words that the user has selected, at the pointer. */
export function SelectionMenu({ words, assistant }: SelectionMenuProps) {
  const texts = useAssistantText()
  const menu = useRef<HTMLDivElement>(null)
  const { select } = assistant

  useLayoutEffect(() => {
    if (!menu.current) return
    place(menu.current, words)
    menu.current.querySelector('button')?.focus({ preventScroll: true })
  }, [words])
  useClosing(menu, select)

  function choose(question: string, send: boolean) {
    const { title, url } = words
    const text = words.text.slice(0, assistantLimits.context)
    words.restore()
    select(null)
    assistant.open({ question, send, context: { title: title || texts.selection, text, url } })
  }
  function onKeyDown(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const next = moves[event.key]?.(at, items.length)
    if (next !== undefined) items[next]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') {
      words.restore()
      select(null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      className={`fixed flex flex-col p-1 border rounded-md bg-surface shadow-lg ${styles.menu}`}
      role="menu"
      tabIndex={-1}
      aria-label={texts.menu}
      onKeyDown={onKeyDown}
    >
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => choose('', false)}>
        <Icon drawing={MessageCircleQuestion} />
        {texts.ask}
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        onClick={() => choose(isChinese(words.text) ? texts.toEnglish : texts.toChinese, true)}
      >
        <Icon drawing={Languages} />
        {texts.translate}
      </button>
    </div>
  )
}

/** Positions the menu at the pointer, as far as there is room. */
function place({ offsetWidth, offsetHeight, style }: HTMLElement, words: SelectedWords) {
  const x = Math.min(words.x, window.innerWidth - offsetWidth - gap)
  const fits = words.y + gap + offsetHeight < window.innerHeight
  const y = fits ? words.y + gap : words.y - offsetHeight - gap
  Object.assign(style, { left: `${Math.max(gap, x)}px`, top: `${Math.max(gap, y)}px` })
}

/** Closes the menu as soon as the user does anything else. */
function useClosing(menu: RefObject<HTMLElement>, select: Assistant['select']) {
  useEffect(() => {
    const close = () => select(null)
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('scroll', close, { capture: true, signal })
    window.addEventListener('resize', close, { signal })
    // A click into an iframe causes no other event in this window.
    window.addEventListener('blur', close, { signal })
    return () => stop.abort()
  }, [menu, select])
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Chinese texts contain foreign words, but foreign texts contain hardly any Chinese characters. */
function isChinese(text: string): boolean {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = text.match(/[a-z]+/gi)?.length ?? 0
  return signs >= letters
}
