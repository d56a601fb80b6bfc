import { receives } from '../../features/hand-over/hand-over.server'
import { startPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('ssoLoginToken')
export const loader = receives('ssoLoginToken')
export default startPage('ssoLoginToken')
