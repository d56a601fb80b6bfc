/**
 * The address of a picture that the platform names, if the page's policy allows its source: this site, https elsewhere,
 * or a data address. '' = not allowed, so requesting it would violate the policy (SAFE-01).
 */
export function allowedPicture(address: string): string {
  const text = address.trim()
  return /^(?:https:\/\/|\/(?![/\\\s])|data:image\/)/i.test(text) ? text : ''
}
