import type { ReactNode } from 'react'
import { features, type SlotName } from './registry'

/** What features show in a place of the shell. */
export function Slot({ name }: { name: SlotName }) {
  return features().map(({ slots }, at) => {
    const Part = slots?.[name]
    return Part && <Part key={at} />
  })
}

/** What features keep for their parts. */
export function FeatureProviders({ children }: { children: ReactNode }) {
  return features().reduceRight(
    (inner, { Provider }) => (Provider ? <Provider>{inner}</Provider> : inner),
    children,
  )
}
