/** In characters. Browsers cut off an utterance that takes longer than about 15 seconds. */
const longest = 120

/** Splits a text into parts that are spoken one after the other: sentences, and parts of long ones. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^。！？!?；;\n]+[。！？!?；;]*/g) ?? []
  return sentences.flatMap(shortParts).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

function shortParts(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence.trim()
  while (rest.length > longest) {
    const breaks = [...rest.slice(0, longest).matchAll(/[，、,：:\s]/g)]
    const at = (breaks[breaks.length - 1]?.index ?? longest - 1) + 1
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...parts, rest]
}
