import groups from './parts.json'

export interface PartDescription {
  /** The id of its section, and the name of its sample's file. */
  id: string
  title: string
  use: string
  /** What each key does; empty = nothing in the part can have the focus. */
  keys: Record<string, string>
  /** Its states are shown side by side. */
  small?: boolean
}

interface PartGroup {
  slug: string
  title: string
  parts: readonly PartDescription[]
}

export const partGroups: readonly PartGroup[] = groups as unknown as PartGroup[]
