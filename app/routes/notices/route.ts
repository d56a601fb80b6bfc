import { givesJson } from '~server/session/answer'
import { readNotices } from '../../features/notices/notices.server'

/** The operator's notice and the new version to announce to the user (NOTICE-01, NOTICE-02). */
export const loader = givesJson('notices', ({ context }) => readNotices(context))
