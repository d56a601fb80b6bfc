import type { RequestHandler } from 'express'
import { type PlainAnswers, plainAnswerTexts } from '~text/plain-answers'
import { textsIn } from '~text/texts'
import type { Texts } from '~text/zh-CN'
import { readLanguage } from '../session/language'

declare global {
  namespace Express {
    interface Locals {
      /** The texts in the device's language (LOOK-07). */
      texts: Texts
      plainAnswers: PlainAnswers
    }
  }
}

/** Chooses the language of a request, before anything answers it with a text. */
export const chooseLanguage: RequestHandler = (req, res, next) => {
  const language = readLanguage(req.headers.cookie)
  res.locals.texts = textsIn(language)
  res.locals.plainAnswers = plainAnswerTexts[language]
  next()
}
