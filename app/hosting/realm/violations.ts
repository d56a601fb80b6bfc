/** What the document's policy has refused; both grow. */
export interface Refused {
  /** Scripts that were part of the page: without them it is not what it was made to be. */
  scripts: string[]
  /** What a script wanted to run: a handler in an attribute, `eval`. */
  code: string[]
}

/** Watches from now on. What is refused besides scripts is in the browser's console. */
export function watchPolicy(): Refused {
  const refused: Refused = { scripts: [], code: [] }
  document.addEventListener('securitypolicyviolation', (event) => {
    const { disposition, effectiveDirective: directive, blockedURI } = event
    if (disposition !== 'enforce') return
    if (directive === 'script-src-elem') refused.scripts.push(blockedURI)
    else if (directive.startsWith('script-src')) refused.code.push(blockedURI)
  })
  return refused
}
