/**
 * Where a picture that the platform names may come from by a page's policy: this site, https elsewhere, or the text
 * itself; '' = it may not, and asking for it would go against the policy (SAFE-01).
 */
export function allowedPicture(address: string): string {
  const text = address.trim()
  return /^(?:https:\/\/|\/(?![/\\\s])|data:image\/)/i.test(text) ? text : ''
}
