import { expect, it } from 'vitest'
import { html } from './markup'

it('[MOCK-03] a template escapes what is put into it, keeps its own markup and leaves out what is absent', () => {
  const rows = ['<b>', '"&"'].map((text) => html`<li title="${text}">${text}</li>`)
  expect(html`<ul>${rows}${undefined}${false}${0}</ul>`.text).toBe(
    '<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;&amp;&quot;">&quot;&amp;&quot;</li>0</ul>',
  )
})
