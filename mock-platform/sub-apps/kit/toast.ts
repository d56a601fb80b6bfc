const shownForMs = 4000

type Tone = 'success' | 'danger'

/** Says something in passing. The region is there from the start, so screen readers announce it. */
export type Toast = (text: string, tone?: Tone) => void

/** Prepares the live region inside `host` and returns the way to speak through it. */
export function createToast(host: HTMLElement): Toast {
  const region = document.createElement('div')
  region.className = 'toasts'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  host.append(region)
  return (text, tone = 'success') => {
    const line = document.createElement('p')
    line.className = `toast toast-${tone}`
    line.textContent = text
    region.replaceChildren(line)
    setTimeout(() => line.remove(), shownForMs)
  }
}
