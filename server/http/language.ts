import type { RequestHandler } from 'express'
import { textsIn } from '~text/texts'
import type { Texts } from '~text/zh-CN'
import { readLanguage } from '../session/language'

declare global {
  namespace Express {
    interface Locals {
      /** The texts in the device's language (LOOK-07). */
      texts: Texts
    }
  }
}

/** Chooses the language of a request, before anything answers it with a text. */
export const chooseLanguage: RequestHandler = (req, res, next) => {
  res.locals.texts = textsIn(readLanguage(req.headers.cookie))
  next()
}
