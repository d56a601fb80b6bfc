import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { safeHtml } from '~server/platform/safe-html'
import { xssCorpus } from '../support/xss-corpus'

const tags = new Set(
  (
    'p div h2 h3 h4 h5 h6 blockquote pre hr br a span strong b em i u s del ins sub sup small mark code ' +
    'ul ol li dl dt dd table caption thead tbody tfoot tr th td img figure figcaption'
  ).split(' '),
)
const attributes = new Set(
  'data-style title href target rel src alt width height loading decoding referrerpolicy start colspan rowspan'.split(
    ' ',
  ),
)
const harmlessLink = /^(?:\/(?![/\\])|https?:\/\/(?![^/]*@)|mailto:)/
const harmlessPicture = /^(?:https:\/\/|\/(?:assets|subapps)\/|data:image\/(?:png|jpeg|gif|webp);)/

describe.each(Object.entries(xssCorpus))('[SAFE-06] of the family %s', (_, vectors) => {
  it.each(vectors)('nothing is left that runs, loads or leads astray: %j', (vector) => {
    for (const html of [
      vector,
      vector.repeat(2),
      `<table><tr><td>${vector}`,
      `<a href="/x">${vector}`,
    ]) {
      const { document } = new Window()
      document.body.innerHTML = safeHtml(html)
      for (const element of document.body.querySelectorAll('*')) {
        expect(tags).toContain(element.localName)
        for (const { name, value } of element.attributes) {
          expect(attributes).toContain(name)
          if (name === 'href') expect(value).toMatch(harmlessLink)
          if (name === 'src') expect(value).toMatch(harmlessPicture)
          if (name === 'data-style') expect(value).not.toMatch(/url|position|expression|var|\\/)
        }
      }
    }
  })

  it.each(vectors)('what came out is safe to go in again: %j', (vector) => {
    const once = safeHtml(vector)
    expect(safeHtml(once).replaceAll(/ data-style="[^"]*"/g, '')).toBe(
      once.replaceAll(/ data-style="[^"]*"/g, ''),
    )
  })
})
