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
  /** Its place in the row; the smallest comes first. */
  at: number
  label: string
  icon: IconNode
  /** Under way behind it. */
  count?: number
  /** It stays in the bar when the others are folded into the menu. */
  stays?: boolean
  /** Its button, one of the bar's: the first `a` in it. The menu presses it if it is folded away. */
  button: ReactNode
}

/** A place of the shell where features show something. */
export type SlotName =
  /** In the top bar, if there are tenants to switch to. */
  | 'tenant'
  /** Below everything, on phones. */
  | 'bottom'
  /** Beside the apps, where each part finds its own place. */
  | 'beside'
  /** The corner for what comes without being asked for. */
  | 'corner'
  /** Over the page, also while it is being left. */
  | 'exit'

/** What a feature brings to the first sight of the shell; every part is optional. In a slot the order of the features holds. */
export interface Feature {
  /** Keeps what more than one of its parts needs. */
  Provider?: ComponentType<{ children: ReactNode }>
  /** A hook: its entries for this user. */
  useBarEntries?(): readonly BarEntry[]
  slots?: Partial<Record<SlotName, ComponentType>>
}

/** What a command may use. */
export interface CommandContext {
  shell: Shell
  server: ReturnType<typeof useServer>
  texts: Texts
}

/** Something that a user can do from the personal menu (NAV-04), from the palette (DESK-09), or from both. */
export interface Command {
  name: string
  icon: IconNode
  label(texts: Texts): string
  /** Whether this user has it. */
  offered?(state: ShellState): boolean
  /** Without it the command shows what it `opens`. */
  run?(context: CommandContext): void
  /** What lies over the shell while `shell.open` has the command's name. */
  opens?(): Promise<{ default: ComponentType<{ onClose(): void }> }>
  /** Its place in the personal menu: a group with a line after it, then in the group. None = it is not there. */
  menu?: 'tenant' | 'user'
  /** Beside its label in the personal menu. */
  Mark?: ComponentType
  /** It is in the palette; apps are there by themselves. */
  palette?: true
}

/** A page of the personal centre. */
export interface CentreModule {
  /** As the address names it. */
  name: string
  path: string
  label(texts: Texts): string
  Part: ComponentType
}

/** What features bring that no first sight needs. */
export interface LaterFeatures {
  /** In the order of the menus. */
  commands: readonly Command[]
  /** In the order of the personal centre. */
  modules: readonly CentreModule[]
  apps: BuiltInApps
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

/** Registers all features, once, before the shell is rendered. */
export function register(all: Registry): void {
  registry = all
}

export function features(): readonly Feature[] {
  return registry.features
}

/** Loads a part that shows commands, and the commands with it. */
export async function withCommands<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLater()])
  return loaded
}

/** All commands; none before `withCommands`. */
export function registeredCommands(): readonly Command[] {
  return later?.commands ?? []
}

/** The pages of the personal centre, which is loaded with them. */
export function centreModules(): readonly CentreModule[] {
  return later?.modules ?? []
}

/** Loads what a command opens. */
export async function loadOverlay(name: string) {
  const { commands } = await loadLater()
  const load = commands.find((command) => command.name === name)?.opens
  if (!load) throw new Error(`no command opens ${name}`)
  return load()
}

/** Loads a built-in app. */
export async function loadBuiltIn(code: BuiltInCode) {
  const { apps } = await loadLater()
  return apps[code]()
}

async function loadLater(): Promise<LaterFeatures> {
  later = await registry.later()
  return later
}
