import { receives } from '../../features/hand-over/hand-over.server'
import { handOverTitle } from '../../features/hand-over/page-title'
import { startPage } from '../../features/hand-over/hand-over-page'

export const handle = handOverTitle('ssoLoginToken')
export const loader = receives('ssoLoginToken')
export default startPage('ssoLoginToken')
