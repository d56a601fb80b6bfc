import { receives } from '../../features/hand-over/hand-over.server'
import { startPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('meeting-login')
export const loader = receives('meeting-login')
export default startPage('meeting-login')
