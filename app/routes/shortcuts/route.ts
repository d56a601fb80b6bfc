import { takesJson } from '~server/session/answer'
import { saveShortcuts } from '../../features/shortcuts/shortcuts.server'

/** Saves the apps that the user chose for the rail. */
export const action = takesJson('shortcuts', ({ context, body }) => saveShortcuts(context, body))
