import { receives } from '../../features/hand-over/hand-over.server'
import { startPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('pcAuth')
export const loader = receives('pcAuth')
export default startPage('pcAuth')
