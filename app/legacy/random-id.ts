import { define } from './define'

/** Chromium 92; older browsers, and pages over plain http, have only random bytes. */
export function fillRandomId(): void {
  if (typeof crypto === 'object') define(crypto, 'randomUUID', randomId)
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
