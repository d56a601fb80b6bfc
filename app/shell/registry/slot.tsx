import type { ReactNode } from 'react'
import { features, type SlotName } from './registry'

export function Slot({ name }: { name: SlotName }) {
  return features().map(({ slots }, at) => {
    const Part = slots?.[name]
    return Part && <Part key={at} />
  })
}

export function FeatureProviders({ children }: { children: ReactNode }) {
  return features().reduceRight(
    (inner, { Provider }) => (Provider ? <Provider>{inner}</Provider> : inner),
    children,
  )
}
