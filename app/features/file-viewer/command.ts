import { BookOpen } from 'lucide'
import { operationGuideAddressPath } from '~contract/portal/paths'
import { operationGuideTexts } from '~text/operation-guide'
import type { Command, CommandContext } from '../../shell/registry/registry'
import { showToast } from '../../ui/toast'

export const guideCommand: Command = {
  name: 'guide',
  icon: BookOpen,
  label: ({ operationGuide }) => operationGuide.title,
  offered: ({ page }) => page.menu.guide,
  run: (context) => void openGuide(context),
  menu: 'user',
}

/** Opens the tenant's operation guide in a window of its own, or reports that there is none (NAV-04). */
async function openGuide({ server, texts: { language } }: CommandContext) {
  const { none, blocked } = operationGuideTexts[language]
  const answer = await server<{ path: string | null }>(operationGuideAddressPath)
  if ('error' in answer) showToast({ kind: 'error', text: answer.error })
  else if (!answer.data.path) showToast({ kind: 'info', text: none })
  else if (!openWindow(answer.data.path)) {
    showToast({ kind: 'warning', text: blocked })
  }
}

/** false if the browser blocks the window. With `noopener` the browser would not report that. */
function openWindow(path: string): boolean {
  const opened = window.open(path)
  if (opened) opened.opener = null
  return opened !== null
}
