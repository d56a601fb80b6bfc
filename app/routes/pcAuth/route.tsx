import { receives } from '../../features/hand-over/hand-over.server'
import { handOverTitle } from '../../features/hand-over/page-title'
import { startPage } from '../../features/hand-over/hand-over-page'

export const handle = handOverTitle('pcAuth')
export const loader = receives('pcAuth')
export default startPage('pcAuth')
