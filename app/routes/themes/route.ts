import { givesJson, takesJson } from '~server/session/answer'
import { chooseTheme, readThemes } from '../../features/theme-setting/themes.server'

/** The themes to choose from, and the user's chosen theme, settings and background (ME-02, ME-03). */
export const loader = givesJson('themes', ({ context, user }) => readThemes(context, user))

/** Stores what the user chose. */
export const action = takesJson('themes', ({ context, request, user, body }) =>
  chooseTheme(context, request, user, body),
)
