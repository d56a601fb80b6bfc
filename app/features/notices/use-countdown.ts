import { useEffect, useState, useSyncExternalStore } from 'react'

/** Seconds that are left. The countdown pauses while the window is hidden, or while it is held. */
export function useCountdown(seconds: number, held = false): number {
  const [left, setLeft] = useState(seconds)
  const hidden = useSyncExternalStore(onVisibility, isHidden, () => false)
  const running = left > 0 && !held && !hidden
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000)
    return () => clearInterval(timer)
  }, [running])
  return left
}

/** Counts down until it closes on its own, if `seconds` is not 0; held while the pointer or the focus is on it. */
export function useClosing(seconds: number, onClose: () => void) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useCountdown(seconds, pointed || focused)
  const over = seconds > 0 && left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however its closing is done
  useEffect(() => {
    if (over) onClose()
  }, [over])
  return {
    left,
    holding: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

const isHidden = () => document.hidden

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
