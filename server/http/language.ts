import type { RequestHandler } from 'express'
import { readLanguage } from '~/session/language.server'
import { textsIn } from '~/text/texts.server'
import type { Texts } from '~/text/zh-CN'

declare global {
  namespace Express {
    interface Locals {
      /** The sentences of the language that this device has chosen (LOOK-07). */
      texts: Texts
    }
  }
}

/** Says in which language a request is answered, before anything is answered with a sentence. */
export const speakLanguage: RequestHandler = (req, res, next) => {
  res.locals.texts = textsIn(readLanguage(req.headers.cookie))
  next()
}
