/**
 * Runs in the viewer's page before the page's own scripts. `window.documents` then gives when the first page had been
 * drawn (ms since the navigation began), scrolls through all pages, and names the canvases that pages outside the view
 * still hold.
 */
;(() => {
  if (window !== window.top) return
  const made = []
  const create = Document.prototype.createElement
  Document.prototype.createElement = function (...args) {
    const element = create.apply(this, args)
    if (element instanceof HTMLCanvasElement) made.push(element)
    return element
  }

  const side = 60
  const small = create.call(document, 'canvas')
  small.width = side
  small.height = side
  const context = small.getContext('2d', { willReadFrequently: true })

  /** Whether the lower part of a page, where its last lines are, has ink on it. */
  function isDrawn(page) {
    const canvas = canvasOf(page)
    if (!canvas || canvas.width === 0 || canvas.getClientRects().length === 0) return false
    const { width, height } = canvas
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(canvas, 0, 0.85 * height, width, 0.1 * height, 0, 0, side, side)
    return context.getImageData(0, 0, side, side).data.some((part) => part < 230)
  }

  const sheet = (page) =>
    document.querySelector(`[data-page="${page}"], .page[data-page-number="${page}"]`)
  const canvasOf = (page) => sheet(page)?.querySelector('canvas')

  const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

  async function untilDrawn(page) {
    do await nextFrame()
    while (!isDrawn(page))
    // What a frame draws becomes visible when the next one begins.
    await nextFrame()
    return performance.now()
  }

  const documents = { firstPage: null, sizeOf, scrollThrough, held }
  window.documents = documents
  untilDrawn(1).then((time) => {
    documents.firstPage = time
  })

  /** The size of a page's canvas in pixels. */
  function sizeOf(page) {
    const { width, height } = canvasOf(page)
    return { width, height }
  }

  function roomOf(page) {
    let element = sheet(page)
    while (element.scrollHeight <= element.clientHeight + 1 || !scrolls(element))
      element = element.parentElement
    return element
  }

  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowY)

  /**
   * Scrolls down by this many pixels per frame until the last page is drawn. Marks each frame; gives the pages drawn.
   */
  async function scrollThrough(step, total) {
    const room = roomOf(1)
    const drawn = new Set()
    while (!drawn.has(total)) {
      await nextFrame()
      performance.mark('frame')
      room.scrollTop += step
      const page = Math.min(total, 1 + Math.floor((room.scrollTop / room.scrollHeight) * total))
      const atEnd = room.scrollTop + room.clientHeight >= room.scrollHeight - 2
      for (const seen of atEnd ? [page, total] : [page]) {
        if (canvasOf(seen)?.width) drawn.add(seen)
      }
    }
    await untilDrawn(total)
    performance.mark('frame')
    return drawn.size
  }

  /** Canvases that still hold pixels although they are far from the view of pages or thumbnails, or in neither. */
  function held() {
    if (made.length < 10) throw new Error('the canvases were made in a way that is not watched')
    const rooms = [roomOf(1), document.querySelector('nav')]
    return made.filter((canvas) => canvas.width > 0 && isFar(canvas, rooms)).map(told)
  }

  function isFar(canvas, rooms) {
    // Never drawn on: it only measures text.
    if (canvas.width === 300 && canvas.height === 150) return false
    const room = rooms.find((one) => one?.contains(canvas))
    if (!room) return true
    const around = room.getBoundingClientRect()
    const place = canvas.getBoundingClientRect()
    const away = Math.max(around.top - place.bottom, place.top - around.bottom)
    return away > around.height
  }

  const told = (canvas) =>
    `${canvas.width} × ${canvas.height} ${canvas.closest('[data-page]')?.dataset.page ?? 'of no page'}`
})()
