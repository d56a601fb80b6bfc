import { reportMounts } from './features/app-mounts/report-mounts'
import { tolerateForeignNodes } from './ui/foreign-nodes'
import { untilThere } from './ui/lazy-part'
import { watchLostFiles } from './ui/lost-files'

// What no user waits for: loading this file starts it.
watchLostFiles()
tolerateForeignNodes()
reportMounts()
if (document.documentElement.dataset.traces)
  void untilThere(() => import('./features/click-traces/start')).catch(() => {})
// The notice of a lost network must be there before that.
void untilThere(() => import('./ui/overlay/toaster')).catch(() => {})
