import { loadFailure } from '../../features/hand-over/hand-over.server'
import { failurePage } from '../../features/hand-over/hand-over-page'
import { handOverTitle } from '../../features/hand-over/page-title'

export const handle = handOverTitle('baichuanErrorPage')
export const loader = loadFailure
export default failurePage('baichuanErrorPage')
