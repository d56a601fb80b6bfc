import { reportMounts } from './features/app-mounts/report-mounts'
import { watchLostFiles } from './ui/lost-files'

// What looks after a page from behind, once no user waits for it: loading this file begins it.
watchLostFiles()
reportMounts()
