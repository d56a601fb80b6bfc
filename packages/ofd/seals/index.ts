export { type Certificate, certificatesOfPem, rootsOfPem } from './certificate'
export type { Change } from './changes'
export { type Judgement, judgeSeals, type SealState } from './judge'
