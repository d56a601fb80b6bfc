import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as jsonc from 'jsonc-parser'
import { expect, it } from 'vitest'
import { scenarioJsonSchema } from './scenario-json-schema'

const written = JSON.parse(readFileSync('fixtures/scenario.schema.json', 'utf8'))
const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(written)
const files = readdirSync('fixtures').filter((name) => name.endsWith('.jsonc'))

it('[MOCK-02] the schema for editors is the one that scenarios are checked by', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())))
})

it.each(files)('[MOCK-02] a JSON Schema validator takes %s, which names the schema', (file) => {
  const scenario = jsonc.parse(readFileSync(`fixtures/${file}`, 'utf8'))
  expect(validate(scenario), JSON.stringify(validate.errors)).toBe(true)
  expect(scenario.$schema).toBe('./scenario.schema.json')
})

it('[MOCK-02] and refuses unknown fields, wrong kinds and wrong words, at any depth', () => {
  const wrong = [
    { description: 'x', constant: {} },
    { description: 'x', constants: { AI_NAM: 'y' } },
    { description: 'x', users: { lisi: { pined: [] } } },
    { description: 'x', volumes: { mails: 'many' } },
    { description: 'x', faults: [{ path: '/a', kind: 'slwo' }] },
    { description: 'x', now: 7 },
  ]
  for (const scenario of wrong) expect(validate(scenario), JSON.stringify(scenario)).toBe(false)
  expect(validate({ description: 'x', extends: 'default', users: { lisi: null } })).toBe(true)
})
