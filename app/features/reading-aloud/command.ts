import { Volume2 } from 'lucide'
import { readingAloudTexts } from '~text/reading-aloud'
import type { Command } from '../../shell/registry/registry'

/** Needed even without a tab strip: on phones. */
export const readAloudCommand: Command = {
  name: 'read-aloud',
  icon: Volume2,
  label: ({ language }) => readingAloudTexts[language].read,
  offered: (state) => state.page.theme.elder,
  run: ({ shell, texts }) =>
    void import('./use-reading-aloud').then(({ toggleReading }) =>
      toggleReading(shell, texts.language),
    ),
  menu: 'user',
  plain: true,
  palette: true,
}
