import { receives } from '../../features/hand-over/hand-over.server'
import { startPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('zqtPcAuth')
export const loader = receives('zqtPcAuth')
export default startPage('zqtPcAuth')
