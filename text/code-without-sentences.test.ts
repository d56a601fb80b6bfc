import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Where Chinese is no sentence of the portal's to a user. */
const exceptions = [
  // What app frames and sub-apps tell developers; the kit's own documentation is Chinese.
  /^(?:app\/hosting\/realm|packages\/(?:create-)?sub-app)\//,
  // Names of fonts, as documents and systems write them.
  /^packages\/ofd\/fonts\/families\.ts$/,
  // Formats of numbers that Excel knows by a number alone, and its words for the halves of a day.
  /^app\/features\/file-viewer\/sheet\/number-text\.ts$/,
  // A name that an operator may replace.
  /^server\/config\/env\.ts$/,
  // Errors' messages, for the log.
  /^(?:server|contract)\/platform\//,
  // What the assistant's model is told.
  /^app\/features\/assistant\/assistant\.server\.ts$/,
  // Words of backends by which messages are coloured.
  /^app\/features\/messages\/source-badge\.tsx$/,
]

const chinese = /[\p{Script=Han}，。：；！？（）「」、]/u

function chineseIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  if (!chinese.test(code)) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    if (isText && chinese.test(node.text)) {
      found.push(`${file}: ${node.text.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file))
}

it('[LOOK-07] code holds no sentence: all are in the catalogues', () => {
  const files = ['app', 'contract', 'packages', 'server']
    .flatMap(filesBelow)
    .filter(
      (file) =>
        !/^app\/text\/|\.test\.tsx?$|test-backend/.test(file) &&
        !exceptions.some((exception) => exception.test(file)),
    )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(chineseIn)).toEqual([])
})
