import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as constants from './constants'

it("[ERR-04] the business constants are the specification's", () => {
  expect(constants).toMatchObject({
    shownAppsDefault: 9,
    shortcutMaximum: 9,
    iframeIdLength: 32,
    defaultPageSize: 20,
    loadingFlagLimit: 8_000,
    requestTimeoutCeiling: 60_000,
    badgeMaximum: 99,
    reloadErrorCode: 100_000,
    productVersion: '1.3',
  })
})

it('[ERR-04] each response code is written in one file', () => {
  const sources = ['app', 'contract', 'server', 'text'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => `${folder}/${file}`),
  )
  for (const code of [203, 205, 1001]) {
    const writes = sources.filter((file) =>
      new RegExp(`\\b${code}\\b`).test(readFileSync(file, 'utf8')),
    )
    expect(writes, String(code)).toEqual(['contract/platform/response-code.ts'])
  }
})
