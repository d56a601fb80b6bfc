import { receives } from '../../features/hand-over/hand-over.server'
import { startPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('zwddPcAuth')
export const loader = receives('zwddPcAuth')
export default startPage('zwddPcAuth')
