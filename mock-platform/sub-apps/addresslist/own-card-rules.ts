import { textErrors } from '../kit/form-errors'
import type { OwnCard } from './contract'
import pages from './pages.json' with { type: 'json' }

/** What keeps a card from being saved, by field. */
export const ownCardErrors = (card: OwnCard) => textErrors(pages.fields, card)
