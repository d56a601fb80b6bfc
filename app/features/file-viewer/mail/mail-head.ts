/** Headers that mails have. Those in `ofPrograms` do not occur at the beginning of other texts. */
const common = /^(?:from|to|cc|subject|date|reply-to|sender|content-type):/i
const ofPrograms = /^(?:return-path|received|delivered-to|message-id|mime-version|dkim-signature):/i

/** Whether a text is a mail, judged by its beginning. `named`: its name ends like one. */
export function isMail(start: string, named: boolean): boolean {
  const lines = start.split(/\r?\n/, 40)
  const end = lines.indexOf('')
  // The last line may be incomplete.
  const head = lines.slice(0, end < 0 ? Math.max(1, lines.length - 1) : end)
  if (head.length === 0 || !head.every((line) => /^(?:[\w-]+:|[ \t])/.test(line))) return false
  const known = (pattern: RegExp) => head.some((line) => pattern.test(line))
  return known(ofPrograms) ? named || known(common) : named && known(common)
}
