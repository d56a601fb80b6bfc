import { Bot, ChevronLeft, ChevronRight, X } from 'lucide'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../ui/icon'
import styles from './floating-button.module.css'
import { type FloatingState, floatingState } from './floating-memory'
import { isAtEdge } from './spot'
import type { Assistant, AssistantSettings } from './use-assistant-state'
import { useAssistantText } from './use-assistant-text'
import { useFloating } from './use-floating'

interface FloatingButtonProps {
  assistant: Assistant
  settings: AssistantSettings
  dock: HTMLElement
  /** The codes of the app in front and of the tenant: they decide where the dock is. */
  codes: readonly string[]
}

/**
 * The button that opens the assistant (AID-01): with its name, as an icon only, or dismissed. It is in its dock, where
 * it covers nothing (LOOK-10), until the user drags it over the apps.
 */
export function FloatingButton({ assistant, settings, dock, codes }: FloatingButtonProps) {
  const texts = useAssistantText()
  const { open, wakes } = assistant.panel
  const floating = useFloating(settings.mark, dock, open)
  const { isShown, state, setState, element, handle, wasDragged } = floating
  const hintId = useId()
  useReturn(wakes, state, setState)
  useDockPlace(dock, codes)

  if (!isShown) return null
  const collapsed = state === floatingState.collapsed
  return createPortal(
    <div
      ref={element}
      className={`flex items-center border rounded-full bg-surface text-text print:hidden ${styles.floating}`}
      role="group"
      aria-label={texts.floating}
      data-collapsed={collapsed || undefined}
    >
      <button
        type="button"
        className={`icon-button-plain rounded-full svg:size-16px hover:text-text ${styles.small}`}
        aria-label={collapsed ? texts.expand : texts.collapse}
        title={collapsed ? texts.expand : texts.collapse}
        onClick={() => setState(collapsed ? floatingState.expanded : floatingState.collapsed)}
      >
        <Icon drawing={collapsed ? ChevronLeft : ChevronRight} />
      </button>
      <button
        type="button"
        className={`flex gap-1.5 items-center rounded-full font-medium hover:text-accent ${styles.open}`}
        aria-label={settings.name}
        aria-describedby={hintId}
        title={settings.name}
        {...handle}
        onClick={() => wasDragged() || assistant.open()}
      >
        <Icon drawing={Bot} className="flex-none text-accent size-20px" />
        {!collapsed && <span className={`ellipsis ${styles.name}`}>{settings.name}</span>}
      </button>
      {!collapsed && (
        <button
          type="button"
          className={`icon-button-plain rounded-full svg:size-16px hover:text-text ${styles.small}`}
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
    </div>,
    dock,
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

function useDockPlace(dock: HTMLElement, codes: readonly string[]) {
  const atEdge = isAtEdge(codes)
  useLayoutEffect(() => {
    dock.toggleAttribute('data-edge', atEdge)
  }, [dock, atEdge])
}
