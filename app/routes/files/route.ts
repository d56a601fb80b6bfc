import { givesJson } from '~server/session/answer'
import { readFilePage } from '../../features/file-centre/file-centre.server'

/** One page of the user's files (FILE-01); the query says which. */
export const loader = givesJson('files', ({ context, query }) => readFilePage(context, query))
