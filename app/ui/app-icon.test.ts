import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppIcon, defaultIcon } from './app-icon'

const drawn = (icon: string) =>
  renderToStaticMarkup(createElement(AppIcon, { icon, className: 'size-24px' }))

it('[RAIL-01] an icon that is none of the set is the default picture, also if all objects have its name', () => {
  expect(drawn('mail')).toContain('class="icon sign sign-accent size-24px"')
  for (const name of ['', 'nothing', 'constructor', 'toString', '__proto__']) {
    expect(drawn(name)).toContain(`src="${defaultIcon}"`)
  }
})
