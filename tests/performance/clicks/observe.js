/**
 * Runs in each frame before its own scripts: hands interactions and shifts of the layout to the benchmark, by the
 * binding `benchmarkNotes`.
 */
;(() => {
  const observe = (options, noteOf) =>
    new PerformanceObserver((list) => {
      const notes = list.getEntries().map(noteOf).filter(Boolean)
      if (notes.length > 0) window.benchmarkNotes(notes)
    }).observe({ buffered: true, ...options })

  const nameOf = (node) => {
    const element = node?.closest?.('a, button, [role], input') ?? node
    return element
      ? `${element.tagName?.toLowerCase() ?? '#text'} ${(element.ariaLabel || element.textContent || '').trim().slice(0, 20)}`
      : '(gone)'
  }

  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (!entry.interactionId) return null
    const { interactionId, name, duration, startTime, processingStart, processingEnd, target } =
      entry
    return {
      interaction: interactionId,
      duration,
      parts: [
        processingStart - startTime,
        processingEnd - processingStart,
        startTime + duration - processingEnd,
      ],
      what: `${name} ${nameOf(target)}`,
    }
  })
  observe({ type: 'layout-shift' }, ({ value, hadRecentInput, sources }) =>
    hadRecentInput
      ? null
      : { shift: value, what: sources.map(({ node }) => nameOf(node)).join(', ') },
  )
})()
