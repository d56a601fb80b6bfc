import { defaultOptions, type HElement, parseAsync, renderDocument } from 'docx-preview'

/** The portal's own style for the area behind the pages. */
const deskSheet = `
  .docx-wrapper { display: flex; flex-flow: column; align-items: center; padding: 20px; background: none; }
  .docx-wrapper > section.docx { margin-bottom: 20px; box-shadow: 0 4px 16px rgb(16 32 64 / 0.12); }
  [data-found] { outline: 2px solid #b45309; }
  ::highlight(found) { background: rgb(255 210 0 / 0.45); }
  ::highlight(found-current) { background: rgb(255 120 0 / 0.6); }
  @media print {
    .docx-wrapper { padding: 0; }
    .docx-wrapper > section.docx { margin: 0; box-shadow: none; break-after: page; }
  }
`

/** A transparent pixel. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export interface RenderedWord {
  body: Node[]
  sheets: CSSStyleSheet[]
}

/**
 * A Word document as elements and separate style sheets. Its styles are created by script, because the page's policy
 * allows no style elements or attributes. It runs no scripts, and its links lead only to permitted addresses.
 */
export async function renderWord(bytes: Uint8Array<ArrayBuffer>): Promise<RenderedWord> {
  const options = {
    h: elementOf,
    ignoreFonts: true,
    renderAltChunks: false,
    useBase64URL: true,
    hideWrapperOnPrint: false,
  }
  const document = await parseAsync(bytes, options)
  const load = document.loadDocumentImage.bind(document)
  // For an external picture the library has no URL, and would request one named null.
  document.loadDocumentImage = async (...which: unknown[]) => (await load(...which)) ?? noPicture
  const nodes = await renderDocument(document, options)
  const styles = nodes.filter((node) => node.nodeName === 'STYLE')
  const body = nodes.filter((node) => node.nodeName !== 'STYLE' && node instanceof Element)
  for (const node of body) tameLinks(node as Element)
  const texts = [...styles.map((style) => style.textContent ?? ''), deskSheet]
  return { body, sheets: texts.map(sheetOf) }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  for (const rule of sheet.cssRules) if (rule instanceof CSSStyleRule) tameStyle(rule.style)
  return sheet
}

/** Removes everything that a document's style would load: the request would reveal who reads the document. */
function tameStyle(style: CSSStyleDeclaration): void {
  if (!mayLoad.test(style.cssText)) return
  for (const name of [...style]) {
    const value = style
      .getPropertyValue(name)
      .replaceAll(/url\("data:image\/[\w+.-]+;base64,[\w+/=]*"\)/g, '')
    if (mayLoad.test(value)) style.removeProperty(name)
  }
}

const mayLoad = /url\(|image\(|image-set\(|src\(/i

/** Creates an element as the library describes it, but without a style given as text. */
function elementOf(part: HElement | Node | string): Node {
  if (typeof part === 'string' || part instanceof Node) return defaultOptions.h(part)
  const { style, children, ...rest } = part
  const made = defaultOptions.h({
    ...rest,
    ...(style && typeof style !== 'string' && { style }),
    ...(children && { children: children.filter((child) => child != null).map(elementOf) }),
  } as HElement)
  if (typeof style === 'string' && (made instanceof HTMLElement || made instanceof SVGElement)) {
    made.style.cssText = style
  }
  if (made instanceof HTMLElement || made instanceof SVGElement) tameStyle(made.style)
  return made
}

function tameLinks(root: Element): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) {
      link.addEventListener('click', (event) => {
        event.preventDefault()
        const target = root.querySelector(`[id="${CSS.escape(href.slice(1))}"]`)
        target?.scrollIntoView()
      })
    } else if (/^(?:https?|mailto):/i.test(href)) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    } else {
      link.removeAttribute('href')
    }
  }
}
