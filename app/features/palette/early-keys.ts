import { backspaceSign } from '../../hosting/realm/palette-key'
import { earlySigns, secondSign } from './early-signs'

interface OtherKey {
  key: string
  ctrlKey: boolean
}

export type EarlyKey = { text: string } | OtherKey

const keyOfSign = new Map<string, OtherKey>([
  ...Object.entries(earlySigns).map(([key, sign]): [string, OtherKey] => [sign, plain(key)]),
  ['\n', plain('Enter')],
  [secondSign, { key: 'Enter', ctrlKey: true }],
  [backspaceSign, plain('Backspace')],
])
const signs = new RegExp(`([${[...keyOfSign.keys()].join('')}])`)

/** What was typed into the early field: texts and other keys, in order. */
export function readEarly(value: string): EarlyKey[] {
  return value
    .split(signs)
    .filter(Boolean)
    .map((part) => keyOfSign.get(part) ?? { text: part })
}

function plain(key: string): OtherKey {
  return { key, ctrlKey: false }
}
