import { reportMounts } from './features/app-mounts/report-mounts'
import { watchLostFiles } from './ui/lost-files'

// What no user waits for: loading this file starts it.
watchLostFiles()
reportMounts()
// What tells of a lost network must be there before that.
void import('./ui/overlay/toaster').catch(() => {})
