import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppSign } from './app-sign'

it.each([
  { icon: 'mail', shown: '<use href="/assets/app-signs.svg#mail">' },
  { icon: '/icons/mail.png', shown: '<img class="size-24px" src="/icons/mail.png" alt=""/>' },
  { icon: '', shown: '>邮<' },
  { icon: 'not-of-the-set', shown: '>邮<' },
])('[RAIL-01] [LOOK-11] the sign of an app with the icon "$icon" is never empty', ({
  icon,
  shown,
}) => {
  expect(renderToStaticMarkup(<AppSign icon={icon} title="邮件" />)).toContain(shown)
})
