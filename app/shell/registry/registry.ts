import type { IconNode } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import type { Texts } from '~text/zh-CN'
import type { BuiltInApps, BuiltInCode } from '../../hosting/built-in'
import type { useServer } from '../../ui/use-server'
import type { Shell } from '../store/shell'
import type { ShellState } from '../store/shell-state'

/** An entry on the right of the top bar (NAV-03). */
export interface BarEntry {
  id: string
  /** Its position in the row, in ascending order. */
  at: number
  label: string
  icon: IconNode
  /** Number on its badge. */
  count?: number
  /** Never folded into the menu. */
  stays?: boolean
  /** If it may be folded, it must contain an `a`, which the menu clicks. */
  button: ReactNode
}

export type SlotName =
  /** Before everything visible, so that it exists when the first visible part is rendered. */
  | 'first'
  /** In the top bar, if the user has several tenants. */
  | 'tenant'
  /** Between the tabs and the strip's tools; marked `data-part="dock"`, so that the tabs leave room for it. */
  | 'strip'
  /** Below the rail, in the area `rail-end`. */
  | 'railEnd'
  /** At the bottom, on phones. */
  | 'bottom'
  /** Beside the apps; each part positions itself. */
  | 'beside'
  /** The corner for notices and forced messages, above the apps. */
  | 'corner'
  /** Over the page, even while the session is being ended. */
  | 'exit'

/** What a feature adds to the first paint. Slots show parts in the order of the features. */
export interface Feature {
  /** Provides state that several of its parts share. */
  Provider?: ComponentType<{ children: ReactNode }>
  /** A hook that returns its entries for this user. */
  useBarEntries?(): readonly BarEntry[]
  slots?: Partial<Record<SlotName, ComponentType>>
}

export interface CommandContext {
  shell: Shell
  server: ReturnType<typeof useServer>
  texts: Texts
}

/** A command of the personal menu (NAV-04), of the palette (DESK-09), or of both. */
export interface Command {
  name: string
  icon: IconNode
  label(texts: Texts): string
  offered?(state: ShellState): boolean
  /** If missing, the command shows what it `opens`. */
  run?(context: CommandContext): void
  /** The overlay that is shown while `shell.open` has the command's name. */
  opens?(): Promise<{ default: ComponentType<{ onClose(): void }> }>
  /** Its place in the personal menu: beside the user's name or in a group; undefined = not in the menu. */
  menu?: 'name' | 'tenant' | 'user'
  /** Shown beside its label in the personal menu. */
  Mark?: ComponentType
  /** Also listed in the short menu of 长者模式. */
  plain?: true
  /** Listed in the palette, which finds apps on its own. */
  palette?: true
}

/** A page of the personal centre. */
export interface CentreModule {
  name: string
  path: string
  label(texts: Texts): string
  Part: ComponentType
}

/** What features add after the first paint. */
export interface LaterFeatures {
  /** In the order of the menus. */
  commands: readonly Command[]
  /** In the order of the personal centre. */
  modules: readonly CentreModule[]
  apps: BuiltInApps
  /** Settings at the foot of the personal menu. */
  MenuSettings: ComponentType
}

interface Registry {
  features: readonly Feature[]
  later(): Promise<LaterFeatures>
}

let registry: Registry = {
  features: [],
  later: () => Promise.reject(new Error('no features are registered')),
}
let later: LaterFeatures | null = null

/** Must be called once, before the shell is rendered. */
export function register(all: Registry): void {
  registry = all
}

export function features(): readonly Feature[] {
  return registry.features
}

/** Waits for a part that shows commands, and loads the commands with it. */
export async function withCommands<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLater()])
  return loaded
}

/** All commands; none before `withCommands`. */
export function registeredCommands(): readonly Command[] {
  return later?.commands ?? []
}

/** Null before `withCommands`. */
export function menuSettings(): ComponentType | null {
  return later?.MenuSettings ?? null
}

/** None before `withCommands`. */
export function centreModules(): readonly CentreModule[] {
  return later?.modules ?? []
}

export async function loadOverlay(name: string) {
  const { commands } = await loadLater()
  const load = commands.find((command) => command.name === name)?.opens
  if (!load) throw new Error(`no command opens ${name}`)
  return load()
}

export async function loadBuiltIn(code: BuiltInCode) {
  const { apps } = await loadLater()
  return apps[code]()
}

async function loadLater(): Promise<LaterFeatures> {
  later = await registry.later()
  return later
}
