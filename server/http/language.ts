import type { RequestHandler } from 'express'
import { textsIn } from '~text/texts'
import type { Texts } from '~text/zh-CN'
import { readLanguage } from '../session/language'

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
