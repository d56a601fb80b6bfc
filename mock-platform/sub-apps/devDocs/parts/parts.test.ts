import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partGroups } from './parts'

const subApps = 'mock-platform/sub-apps'
const samples = join(subApps, 'devDocs/parts/samples')
const sources = readdirSync(samples)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(join(samples, name), 'utf8') }))

/** Whole views, and components without an appearance of their own, which contain other parts or are part of them. */
const notShown = [
  'DocumentFrame',
  'DownloadLink',
  'Editor',
  'LoadedEditor',
  'MainView',
  'PanelPage',
  'PortalLink',
  'WindowLink',
]
/** Shown within other parts: a list page contains its table, a form its fields. */
const within: Record<string, string> = {
  CloseButton: 'Button',
  Control: 'Fields',
  CreateButton: 'Button',
  Field: 'Fields',
  FormField: 'Fields',
  Options: 'Filter',
  RenderBoundary: 'LoadingState',
  RowActions: 'ListPage',
  Table: 'ListPage',
  Tick: 'Choices',
  WhenLoaded: 'LoadingState',
}

describe('the page of the parts', () => {
  it('[LOOK-11] has a sample for each part, and describes each sample', () => {
    const described = partGroups.flatMap(({ parts }) => parts.map(({ id }) => `${id}.tsx`))
    expect(described.sort()).toEqual(sources.map(({ name }) => name).sort())
  })

  it('[LOOK-11] shows every component of the kit', () => {
    const index = readFileSync(join(subApps, 'kit/react/index.ts'), 'utf8')
    const exported = [...index.matchAll(/export \{([^}]+)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    const components = exported.filter((name) => /^[A-Z]/.test(name))
    const drawn = sources.map(({ text }) => text).join('\n')
    const missing = components
      .filter((name) => !notShown.includes(name))
      .filter((name) => !drawn.includes(`<${within[name] ?? name}`))
    expect(components.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  it('[LOOK-11] has samples of kit and atoms alone, without styles of their own', () => {
    for (const { name, text } of sources) expect(text, name).not.toMatch(/style=|\.css'/)
  })
})
