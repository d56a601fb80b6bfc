/**
 * Runs in the page before the page's own scripts. `window.benchmark` then gives, in milliseconds since the navigation
 * began, when the rail was painted and, if `window.benchmarkClicks` was set, when a click on it was answered; how far
 * the layout shifted; and the tasks of 50 ms and more: [start, duration].
 */
;(() => {
  if (window !== window.top) return
  const seen = {
    address: location.href,
    railPainted: null,
    answered: null,
    shift: 0,
    longTasks: [],
  }
  window.benchmark = seen
  const link = () => document.querySelector('nav a[href^="/list"]')
  const answer = () =>
    document.querySelector('#tab-list[aria-selected="true"], nav a.floor-answered[href^="/list"]')

  const listen = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  listen('element', (entry) => {
    if (entry.identifier === 'rail') seen.railPainted ??= entry.renderTime
  })
  listen('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })

  listen('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]))

  // Chromium reports the paint of the rail's last title once the title has this attribute.
  const parsed = new MutationObserver(() => {
    const titles = document.querySelectorAll('nav ul > li:last-child a > span:last-of-type')
    const last = titles[titles.length - 1]
    if (last && document.querySelector('nav + *')) {
      last.setAttribute('elementtiming', 'rail')
      parsed.disconnect()
    }
  })
  parsed.observe(document, { childList: true, subtree: true })

  if (!window.benchmarkClicks) return
  // Without a handler a click would load a document: the default is prevented, and the next frame clicks again.
  let handled = false
  window.addEventListener('click', (event) => {
    handled = event.defaultPrevented
    event.preventDefault()
  })
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    // React swallows clicks on what it is hydrating; their default must be prevented all the same.
    event.stopPropagation = () => {}
    link()?.dispatchEvent(event)
  }
  const frame = () => {
    if (answer()) {
      // Two animation frames later, what the click changed has been painted.
      requestAnimationFrame(() => {
        seen.answered = performance.now()
      })
      return
    }
    if (!handled) click()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
})()
