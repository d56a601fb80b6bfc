import { Marked } from 'marked'
import ts from 'typescript'
import { escapeHtml } from './highlight.mjs'

/**
 * @typedef {{ name: string, optional: boolean, type: string, doc: string }} Member `type` and `doc` are HTML
 * @typedef {{ name: string, doc: string, members: Member[] }} Interface
 */

const marked = new Marked()

/**
 * The interfaces of a TypeScript source with all their members, as its own parser reads them: name, type, doc
 * comment. Names of its interfaces within types are links.
 * @param {string} source
 * @returns {Interface[]}
 */
export function readInterfaces(source) {
  const file = ts.createSourceFile('props.ts', source, ts.ScriptTarget.ES2022, true)
  const interfaces = file.statements.filter(ts.isInterfaceDeclaration)
  const names = interfaces.map(({ name }) => name.text)
  return interfaces.map((one) => ({
    name: one.name.text,
    doc: docOf(one),
    members: one.members.map((member) => ({
      name: nameOf(member, file),
      optional: member.questionToken !== undefined,
      type: linked(typeOf(member, file), names),
      doc: docOf(member),
    })),
  }))
}

function nameOf(member, file) {
  if (ts.isIndexSignatureDeclaration(member)) {
    return `[${member.parameters.map((one) => one.getText(file)).join(', ')}]`
  }
  return ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(file)
}

function typeOf(member, file) {
  const result = member.type?.getText(file) ?? 'void'
  if (!ts.isMethodSignature(member)) return tidy(result)
  const generics = member.typeParameters?.map((one) => one.getText(file)).join(', ')
  const parameters = member.parameters.map((one) => one.getText(file)).join(', ')
  return tidy(`${generics ? `<${generics}>` : ''}(${parameters}) => ${result}`)
}

function tidy(type) {
  return type
    .replace(/\s+/g, ' ')
    .replace(/,(?= \))/g, '')
    .replace(/\( | \)/g, (one) => one.trim())
}

function linked(type, names) {
  const links = new RegExp(`\\b(${names.join('|')})\\b`, 'g')
  return escapeHtml(type).replace(links, '<a href="#$1">$1</a>')
}

function docOf(node) {
  const text = ts.getJSDocCommentsAndTags(node).map((doc) => ts.getTextOfJSDocComment(doc.comment))
  return marked.parseInline(joined(text.join('\n')), { async: false })
}

function joined(text) {
  return text.replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\n/g, '').replace(/\n/g, ' ')
}
