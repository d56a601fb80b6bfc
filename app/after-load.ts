import { reportMounts } from './features/app-mounts/report-mounts'
import { reportVitals } from './features/web-vitals/report-vitals'
import { tolerateForeignNodes } from './ui/foreign-nodes'
import { untilThere } from './ui/lazy-part'
import { watchLostFiles } from './ui/lost-files'

// Work that no user waits for; importing this file starts it.
watchLostFiles()
tolerateForeignNodes()
reportMounts()
reportVitals()
if (document.documentElement.dataset.traces)
  void untilThere(() => import('./features/click-traces/start')).catch(() => {})
// Loaded ahead, as the notice of a lost network must be available before the network is lost.
void untilThere(() => import('./ui/overlay/toaster')).catch(() => {})
