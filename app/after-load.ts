import { reportMounts } from './features/app-mounts/report-mounts'
import { watchLostFiles } from './ui/lost-files'

// What no user waits for: loading this file starts it.
watchLostFiles()
reportMounts()
