import { type HandOverTexts, handOverTexts } from '~text/hand-over'
import { titled } from '../../ui/page-title'

type PageName = keyof HandOverTexts['titles']

/** The title of a hand-over's page (GUARD-09). */
export function handOverTitle(name: PageName) {
  return titled<() => { systemName: string }>((texts, page) =>
    texts.pageTitle(handOverTexts[texts.language].titles[name], page?.systemName ?? ''),
  )
}
