import { type KeyboardEvent, useRef, useState } from 'react'
import type { TenantTree as Tree } from '../../contracts/addresslist/contract'
import { spoken } from '../kit/spoken'
import { ancestorsOf, moveFor, type TreeItem, visibleItems } from './tree-items'

interface TenantTreeProps {
  tree: Tree
  /** The node whose people are listed; null = none. */
  selected: string | null
  onSelect(id: string): void
}

/** Which nodes are open and which one has the focus, as pointer and keyboard change them. */
function useTree({ tree, selected, onSelect }: TenantTreeProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(['', tree.ownTenantId, ...ancestorsOf(tree, selected ?? '')]),
  )
  const [focused, setFocused] = useState(selected ?? '')
  const list = useRef<HTMLDivElement>(null)
  const items = visibleItems(tree, expanded)
  const focusable = items.some(({ id }) => id === focused) ? focused : ''

  function toggle(id: string) {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    setExpanded(next)
  }

  function focus(id: string) {
    setFocused(id)
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent, at: number) {
    const item = items[at]
    if (!item) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onSelect(item.id)
    }
    const move = moveFor(event.key, items, at)
    if (!move) return
    event.preventDefault()
    if ('focus' in move) focus(move.focus)
    else toggle(move.toggle)
  }

  return { list, items, focusable, setFocused, toggle, onKeyDown }
}

/** A tree for pointer and keyboard. */
export function TenantTree(props: TenantTreeProps) {
  const { selected, onSelect } = props
  const { list, items, focusable, setFocused, toggle, onKeyDown } = useTree(props)

  return (
    <div ref={list} className="tree" role="tree" aria-label={spoken('单位和部门')}>
      {items.map((item, at) => (
        <div
          key={item.id}
          role="treeitem"
          className="menu-item"
          data-node={item.id}
          aria-level={item.level}
          aria-posinset={item.place}
          aria-setsize={item.siblings}
          aria-expanded={item.expanded}
          aria-selected={item.id === selected}
          aria-label={spoken('{name}，{count} 人', { name: item.name, count: item.count })}
          tabIndex={item.id === focusable ? 0 : -1}
          onFocus={() => setFocused(item.id)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onClick={() => onSelect(item.id)}
        >
          <Chevron item={item} onToggle={() => toggle(item.id)} />
          <span className="grow">{item.name}</span>
          <span className="numeric text-muted font-normal text-12px">{item.count}</span>
        </div>
      ))}
    </div>
  )
}

/** For the pointer only: the keyboard opens nodes with the arrow keys, and the line itself says whether it is open. */
function Chevron({ item, onToggle }: { item: TreeItem; onToggle(): void }) {
  if (item.expanded === undefined) return <span className="chevron" />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tree item is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: so are its keys
    <span
      className={item.expanded ? 'chevron open' : 'chevron shut'}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    />
  )
}
