import { Bot, ChevronLeft, ChevronRight, X } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { Icon } from '../../ui/icon'
import styles from './floating-button.module.css'
import { type FloatingState, floatingState } from './floating-memory'
import type { Assistant, AssistantSettings } from './use-assistant-state'
import { useAssistantText } from './use-assistant-text'
import { useFloating } from './use-floating'

interface FloatingButtonProps {
  assistant: Assistant
  settings: AssistantSettings
  /** The codes of the app in front and of the tenant: they decide the initial position. */
  codes: readonly string[]
}

/**
 * The button that floats over the apps and opens the assistant (AID-01): with its name, as an icon alone, or dismissed.
 */
export function FloatingButton({ assistant, settings, codes }: FloatingButtonProps) {
  const texts = useAssistantText()
  const { open, wakes } = assistant.panel
  const floating = useFloating(settings.mark, codes, open)
  const { isShown, state, setState, element, handle, wasDragged } = floating
  const hintId = useId()
  useReturn(wakes, state, setState)

  if (!isShown) return null
  const collapsed = state === floatingState.collapsed
  return (
    <div
      ref={element}
      className={`fixed flex items-center border rounded-full bg-surface shadow-md text-text text-md print:hidden ${styles.floating}`}
      role="group"
      aria-label={texts.floating}
      data-collapsed={collapsed || undefined}
    >
      <button
        type="button"
        className="icon-button-plain rounded-full w-28px h-44px svg:size-16px hover:text-text"
        aria-label={collapsed ? texts.expand : texts.collapse}
        title={collapsed ? texts.expand : texts.collapse}
        onClick={() => setState(collapsed ? floatingState.expanded : floatingState.collapsed)}
      >
        <Icon drawing={collapsed ? ChevronLeft : ChevronRight} />
      </button>
      <button
        type="button"
        className={`flex gap-1.5 items-center h-44px rounded-full font-medium hover:text-accent ${styles.open}`}
        aria-label={settings.name}
        aria-describedby={hintId}
        title={settings.name}
        {...handle}
        onClick={() => wasDragged() || assistant.open()}
      >
        <Icon drawing={Bot} className="text-accent size-24px" />
        {!collapsed && <span className="ellipsis">{settings.name}</span>}
      </button>
      {!collapsed && (
        <button
          type="button"
          className="icon-button-plain rounded-full w-28px h-44px svg:size-16px hover:text-text"
          aria-label={texts.dismiss}
          title={texts.dismiss}
          onClick={() => setState(floatingState.closed)}
        >
          <Icon drawing={X} />
        </button>
      )}
      <span id={hintId} hidden>
        {texts.moveHint}
      </span>
    </div>
  )
}

/** A dismissed button returns when the assistant is opened another way. */
function useReturn(wakes: number, state: FloatingState, setState: (state: FloatingState) => void) {
  const seen = useRef(wakes)
  useEffect(() => {
    if (seen.current === wakes) return
    seen.current = wakes
    if (state === floatingState.closed) setState(floatingState.expanded)
  })
}
