import type { Refused } from './violations'

/** How long a page that loads its content late may stay empty (ms). */
const patience = 15_000
/** The same if its scripts were refused or threw: then nothing more is likely to come. */
const impatience = 2_000

const pictures =
  'img, svg, canvas, video, iframe, object, embed, input, textarea, button, [style*="url("]'

interface Traces {
  /** It has no lifecycles that would report when it is ready. */
  isPlain: boolean
  /** What its scripts threw. */
  thrown: readonly string[]
  refused: Refused
}

/**
 * Resolves once there is something to see. Rejects with the reason if nothing appears or a page's script was refused:
 * an empty or half-loaded page is not a working app (ANY-05). An app with lifecycles is trusted, unless a script of it
 * was refused or threw.
 */
export async function untilDrawn({ isPlain, thrown, refused }: Traces): Promise<void> {
  const { scripts, code } = refused
  const isSuspect = () => scripts.length + code.length + thrown.length > 0
  if (isPlain && scripts.length > 0) throw new Error(reasonOf(thrown, refused))
  // The check forces a layout.
  if ((!isPlain && !isSuspect()) || isDrawn()) return
  const appeared = await drawnWithin(() => (isSuspect() ? impatience : patience))
  if (!appeared) throw new Error(reasonOf(thrown, refused))
}

function reasonOf(thrown: readonly string[], { scripts, code }: Refused): string {
  const refused = [...new Set([...scripts, ...code])]
  if (refused.length > 0) return `安全策略拦截了它的脚本：${refused.join('，')}`
  return thrown[0] ?? '页面没有显示任何内容'
}

function drawnWithin(limit: () => number): Promise<boolean> {
  const since = performance.now()
  return new Promise((done) => {
    const look = () => {
      if (isDrawn()) done(true)
      else if (performance.now() - since > limit()) done(false)
      else setTimeout(look, 50)
    }
    look()
  })
}

function isDrawn(): boolean {
  const { body } = document
  return Boolean(body?.innerText.trim()) || body?.querySelector(pictures) !== null
}
