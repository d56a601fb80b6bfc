import type { ReactNode } from 'react'
import { type CardId, cardTitles } from '../../contracts/index/boards'
import { PanelHead, PortalLink } from '../kit/react'
import { spoken } from '../kit/spoken'

interface CardProps {
  card: CardId
  all?: string
  allText?: string
  /** Shown at the end of the card's head. */
  tools?: ReactNode
  children: ReactNode
}

export function Card({ card, all, allText = spoken('查看全部'), tools, children }: CardProps) {
  return (
    <section className="panel" aria-label={spoken(cardTitles[card])}>
      <PanelHead title={spoken(cardTitles[card])}>
        {all && <PortalLink path={all}>{allText}</PortalLink>}
        {tools}
      </PanelHead>
      {children}
    </section>
  )
}
