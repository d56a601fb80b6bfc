import { continueAuth } from '../../features/hand-over/hand-over.server'
import { startPage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('auth-redirect')
export const loader = continueAuth
export default startPage('auth-redirect')
