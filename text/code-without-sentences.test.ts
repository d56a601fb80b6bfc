import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Files whose Chinese is not a sentence of the portal for users. */
const exceptions = [
  // What app frames and the kit tell developers; the kit's own documentation is in Chinese.
  /^(?:app\/hosting\/realm|packages\/(?:create-)?sub-app)\//,
  // Names of fonts, as documents and systems write them.
  /^packages\/ofd\/fonts\/families\.ts$/,
  // Number formats that Excel knows only by a number, and its words for the halves of a day.
  /^app\/features\/file-viewer\/sheet\/number-text\.ts$/,
  // A name that operators can replace.
  /^server\/config\/env\.ts$/,
  // Errors' messages, for the log.
  /^(?:server|contract)\/platform\//,
  // Instructions for the assistant's model.
  /^app\/features\/assistant\/assistant\.server\.ts$/,
  // Backends' words that decide the colour of messages.
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
