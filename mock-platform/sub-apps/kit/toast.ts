const shownForMs = 4000

type Tone = 'success' | 'danger'

/** The region exists from the start, so that screen readers announce its changes. */
export type Toast = (text: string, tone?: Tone) => void

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
