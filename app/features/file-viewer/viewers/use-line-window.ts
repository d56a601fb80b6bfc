import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface LineWindow {
  /** The first drawn line, and the one after the last. */
  from: number
  to: number
  earlier(): void
  later(): void
}

/**
 * Which of many lines are drawn: at most two steps, so that the page stays fast however far a user scrolls. `wanted`: a
 * line that has to be among them.
 */
export function useLineWindow(
  stage: RefObject<HTMLElement>,
  total: number,
  step: number,
  wanted: number | null,
): LineWindow {
  const [{ from, to }, setLines] = useState({ from: 0, to: step })
  const keepPlace = useKeptPlace(stage, from)

  useEffect(() => {
    if (wanted === null) return
    setLines((now) => {
      if (wanted >= now.from && wanted < now.to) return now
      const first = Math.max(0, wanted - Math.floor(step / 2))
      return { from: first, to: first + step }
    })
  }, [wanted, step])

  function show(first: number, last: number, kept: 'first' | 'last') {
    keepPlace(kept)
    setLines({ from: first, to: last })
  }

  return {
    from,
    to: Math.min(to, total),
    earlier() {
      const first = Math.max(0, from - step)
      show(first, Math.min(to, first + 2 * step), 'first')
    },
    later() {
      const last = Math.min(total, to) + step
      show(Math.max(from, last - 2 * step), last, 'last')
    },
  }
}

const linesIn = (stage: HTMLElement | null) => [
  ...(stage?.querySelectorAll<HTMLElement>('tr[data-line]') ?? []),
]

/** Keeps the scroll position when lines above are added or removed. */
function useKeptPlace(stage: RefObject<HTMLElement>, from: number) {
  const kept = useRef<{ line: string | undefined; top: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other lines move what is read
  useLayoutEffect(() => {
    const { current: place } = kept
    kept.current = null
    const line = place && linesIn(stage.current).find(({ dataset }) => dataset.line === place.line)
    if (line && stage.current) {
      stage.current.scrollTop += line.getBoundingClientRect().top - place.top
    }
  }, [from])

  return (which: 'first' | 'last') => {
    const lines = linesIn(stage.current)
    const line = which === 'first' ? lines[0] : lines[lines.length - 1]
    kept.current = line ? { line: line.dataset.line, top: line.getBoundingClientRect().top } : null
  }
}
