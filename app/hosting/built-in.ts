import type { ComponentType } from 'react'
import { builtInCodes } from '~contract/portal/built-in-codes'

export type BuiltInCode = (typeof builtInCodes)[number]

export function isBuiltIn(code: string): code is BuiltInCode {
  return (builtInCodes as readonly string[]).includes(code)
}

export interface BuiltInProps {
  /** The app's own path: `/personal-setting/index?module=safeSetting`. */
  path: string
  /** Its tab is the one in front. */
  front: boolean
}

/** How to load the code of each built-in app; loaded when its tab first comes to the front. */
export type BuiltInApps = Readonly<
  Record<BuiltInCode, () => Promise<{ default: ComponentType<BuiltInProps> }>>
>

export type LoadBuiltIn = (code: BuiltInCode) => ReturnType<BuiltInApps[BuiltInCode]>
