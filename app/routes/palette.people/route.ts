import { takesJson } from '~server/session/answer'
import { searchPeople } from '../../features/palette/palette.server'

/** People by a keyword (DESK-09). A POST, as addresses are logged. */
export const action = takesJson('people', ({ context, body }) => searchPeople(context, body))
