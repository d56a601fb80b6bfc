import groups from './parts.json'

export interface PartDescription {
  /** Of its section, and the name of its sample's file. */
  id: string
  title: string
  use: string
  /** What a key does; none = nothing in it can have the focus. */
  keys: Record<string, string>
  /** Its states stand beside each other. */
  small?: boolean
}

interface PartGroup {
  slug: string
  title: string
  parts: readonly PartDescription[]
}

export const partGroups: readonly PartGroup[] = groups as unknown as PartGroup[]
