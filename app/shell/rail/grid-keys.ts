import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move the focus between an element's links by their position on the screen. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
  const from = links.find((link) => link === event.target)
  const next = from ? neighbour(links, from, event.key) : event.key === 'ArrowDown' && links[0]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function neighbour(links: HTMLElement[], from: HTMLElement, key: string) {
  const at = links.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return links[at - 1]
    case 'ArrowRight':
      return links[at + 1]
    case 'ArrowUp':
      return inNextRow(links.slice(0, at).reverse(), from)
    case 'ArrowDown':
      return inNextRow(links.slice(at + 1), from)
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
  }
}

/** The link in the next row that is horizontally nearest to `from`; `others` starts with the nearest row. */
function inNextRow(others: HTMLElement[], from: HTMLElement) {
  const { top, left } = from.getBoundingClientRect()
  const beyond = others.filter((link) => link.getBoundingClientRect().top !== top)
  const row = beyond[0]?.getBoundingClientRect().top
  const distance = (link: HTMLElement) => Math.abs(link.getBoundingClientRect().left - left)
  return beyond
    .filter((link) => link.getBoundingClientRect().top === row)
    .sort((a, b) => distance(a) - distance(b))[0]
}
