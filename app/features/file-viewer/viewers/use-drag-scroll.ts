import { type RefObject, useEffect } from 'react'

/** Lets a mouse drag content that is larger than its stage. Touch and pen scroll natively. */
export function useDragScroll(stage: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    function drag(event: PointerEvent) {
      if (event.buttons !== 1 || event.pointerType !== 'mouse') return
      element?.scrollBy(-event.movementX, -event.movementY)
    }
    element.addEventListener('pointermove', drag)
    return () => element.removeEventListener('pointermove', drag)
  }, [stage])
}
