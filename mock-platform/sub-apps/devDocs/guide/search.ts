export interface Hit {
  path: string
  title: string
  /** The words around the first match, split into plain and matching pieces. */
  excerpt: { text: string; match: boolean }[]
}

interface SearchedChapter {
  slug: string
  title: string
  sections: readonly { id: string; title: string; text: string }[]
}

const around = 30
const hitsShown = 12

/** Sections that contain all words; matches in titles first. */
export function searchGuide(chapters: readonly SearchedChapter[], question: string): Hit[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section, at) => {
      const title = at === 0 ? chapter.title : `${chapter.title} › ${section.title}`
      const all = `${title} ${section.text}`.toLowerCase()
      if (!words.every((word) => all.includes(word))) return []
      const path = at === 0 ? `/guide/${chapter.slug}` : `/guide/${chapter.slug}#${section.id}`
      const inTitle = words.some((word) => section.title.toLowerCase().includes(word))
      return [{ path, title, inTitle, excerpt: excerptOf(section.text, words) }]
    }),
  )
  return found
    .sort((a, b) => Number(b.inTitle) - Number(a.inTitle))
    .slice(0, hitsShown)
    .map(({ inTitle: _, ...hit }) => hit)
}

function excerptOf(text: string, words: readonly string[]): Hit['excerpt'] {
  const lower = text.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0))
  const from = Number.isFinite(first) ? Math.max(0, first - around) : 0
  const piece = text.slice(from, from + around * 3)
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'gi')
  const parts = piece.split(pattern).map((part, index) => ({ text: part, match: index % 2 === 1 }))
  if (from > 0) parts.unshift({ text: '…', match: false })
  if (from + piece.length < text.length) parts.push({ text: '…', match: false })
  return parts.filter((part) => part.text !== '')
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
