/** What only an app made for a host has in its page or scripts: qiankun’s marks, or the name of what this one gives. */
const hostMarks =
  /__POWERED_BY_QIANKUN__|__INJECTED_PUBLIC_PATH_BY_QIANKUN__|qiankunLifeCycle|\bportalProps\b/
const exportsMount =
  /export\s*(?:\*|default\b|\{[^}]*\bmount\b[^}]*\}|(?:async\s+)?(?:function|const|let|var)\s+(?:mount\b|\{[^}]*\bmount\b))/
const lifecycleWords = [/\bbootstrap\b/, /(?<!\$)\bmount\b/, /\bunmount\b/]

/**
 * Whether an entry has lifecycles, as far as its page and the files that it names show, before any of it runs. A file
 * of its own that may not be read counts as one that has.
 */
export async function hasLifecycles(
  page: Document,
  { code, base }: { code: string; base: URL },
): Promise<boolean> {
  const scripts = [...page.querySelectorAll('script')].filter((script) => !script.noModule)
  if (scripts.some(({ textContent, type }) => tells(textContent ?? '', type === 'module', code))) {
    return true
  }
  const files = scripts.filter(({ src }) => src)
  const found = await Promise.all(
    files.map(async ({ src, type }) => {
      const text = await textOf(src)
      if (text === null) return new URL(src).origin === base.origin
      return tells(text, type === 'module', code)
    }),
  )
  return found.includes(true)
}

function tells(script: string, isModule: boolean, code: string): boolean {
  if (hostMarks.test(script)) return true
  if (isModule) return exportsMount.test(script)
  // A global of the app's own name needs no more than a mount.
  const isNamed = script.includes(`window.${code}`) || script.includes(JSON.stringify(code))
  const words = isNamed ? lifecycleWords.slice(1, 2) : lifecycleWords
  return words.every((word) => word.test(script))
}

async function textOf(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin' })
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}
