import type { TenantTree } from '../../contracts/addresslist/contract'

export interface TreeItem {
  /** '' = all tenants. */
  id: string
  name: string
  count: number
  level: 1 | 2 | 3
  /** From 1. */
  place: number
  siblings: number
  parent: string | null
  /** undefined = has no children. */
  expanded?: boolean
}

export function visibleItems(tree: TenantTree, expanded: ReadonlySet<string>): TreeItem[] {
  const { name, count, tenants } = tree
  const open = expanded.has('')
  const root = { id: '', name, count, level: 1, place: 1, siblings: 1, parent: null } as const
  return [{ ...root, expanded: open }, ...(open ? tenants.flatMap(tenantItems) : [])]

  function tenantItems(tenant: TenantTree['tenants'][number], index: number): TreeItem[] {
    const { id, departments } = tenant
    const tenantOpen = expanded.has(id)
    const item: TreeItem = {
      id,
      name: tenant.name,
      count: tenant.count,
      level: 2,
      place: index + 1,
      siblings: tenants.length,
      parent: '',
      ...(departments.length > 0 && { expanded: tenantOpen }),
    }
    return [item, ...(tenantOpen ? departmentItems(id, departments) : [])]
  }
}

function departmentItems(
  parent: string,
  departments: TenantTree['tenants'][number]['departments'],
): TreeItem[] {
  return departments.map(({ id, name, count }, index) => {
    return { id, name, count, level: 3, place: index + 1, siblings: departments.length, parent }
  })
}

export function ancestorsOf(tree: TenantTree, id: string): string[] {
  if (id === '') return []
  const tenant = tree.tenants.find(({ departments }) => departments.some((one) => one.id === id))
  return tenant ? ['', tenant.id] : ['']
}

export function nodeName(tree: TenantTree, id: string): string | undefined {
  if (id === '') return tree.name
  const nodes = tree.tenants.flatMap((tenant) => [tenant, ...tenant.departments])
  return nodes.find((node) => node.id === id)?.name
}

/** A key moves the focus, or opens or closes the current line. */
export type TreeMove = { focus: string } | { toggle: string } | null

export function moveFor(key: string, items: readonly TreeItem[], at: number): TreeMove {
  const item = items[at]
  if (!item) return null
  const focus = (target: TreeItem | undefined) => (target ? { focus: target.id } : null)
  switch (key) {
    case 'ArrowDown':
      return focus(items[at + 1])
    case 'ArrowUp':
      return focus(items[at - 1])
    case 'Home':
      return focus(items[0])
    case 'End':
      return focus(items.at(-1))
    case 'ArrowRight':
      if (item.expanded === undefined) return null
      return item.expanded ? focus(items[at + 1]) : { toggle: item.id }
    case 'ArrowLeft':
      if (item.expanded) return { toggle: item.id }
      return item.parent === null ? null : { focus: item.parent }
    default:
      return null
  }
}
