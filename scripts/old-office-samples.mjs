import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CFB } from '@e965/xlsx'
import { root } from './paths.mjs'

/** Regenerates the old office files of fixtures/files with LibreOffice (`soffice`) from flat OpenDocument texts. */
const folder = path.join(root, 'fixtures/files')
const names = 'office text table draw style fo svg presentation number of'
  .split(' ')
  .map((name) => `xmlns:${name}="${namespaceOf(name)}"`)
  .join(' ')

function namespaceOf(name) {
  const own = {
    fo: 'xsl-fo-compatible',
    svg: 'svg-compatible',
    draw: 'drawing',
    number: 'datastyle',
  }
  if (name === 'of') return 'urn:oasis:names:tc:opendocument:xmlns:of:1.2'
  return `urn:oasis:names:tc:opendocument:xmlns:${own[name] ?? name}:1.0`
}

const flat = (kind, body, styles = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${names} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">${styles}<office:body>${body}</office:body></office:document>`
const paragraph = (text, style = '') =>
  `<text:p${style && ` text:style-name="${style}"`}>${text}</text:p>`
const cell = (text) =>
  `<table:table-cell office:value-type="string">${paragraph(text)}</table:table-cell>`
const row = (cells) => `<table:table-row>${cells.join('')}</table:table-row>`
const repeated = (count, make) => Array.from({ length: count }, (_, at) => make(at + 1)).join('')

const page = `<style:page-layout style:name="A4"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.5cm"/><style:header-style/></style:page-layout>`
const letterStyles = `<office:styles><style:style style:name="Heading_20_1" style:family="paragraph" style:default-outline-level="1"><style:text-properties fo:font-size="22pt" fo:font-weight="bold"/></style:style><style:style style:name="New" style:family="paragraph"><style:paragraph-properties fo:break-before="page"/></style:style></office:styles><office:automatic-styles>${page}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="A4"><style:header>${paragraph('滨江市人民政府办公室文件')}</style:header></style:master-page></office:master-styles>`

const picture = readFileSync(path.join(folder, 'picture.png')).toString('base64')
const note = `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${paragraph('联系电话：（0571）8521-2306，节假日除外。')}</text:note-body></text:note>`
const duties = [
  ['日期', '带班领导', '值班人员', '值班电话'],
  ['2026年1月1日', '李文博', '张三、王晓燕', '8521-2306'],
  ['2026年1月2日', '陈思远', '赵建国、孙丽', '8521-2306'],
  ['2026年1月3日', '周敏', '吴刚、郑小琴', '8521-2306'],
]
const table = `<table:table table:name="值班表"><table:table-column table:number-columns-repeated="4"/>${duties.map((one) => row(one.map(cell))).join('')}</table:table>`
/** `pictured`: rich text would store the picture as pixels, a hundred times as large. */
const letter = (pictured) =>
  flat(
    'text',
    `<office:text><text:h text:style-name="Heading_20_1" text:outline-level="1">关于做好元旦假期值班工作的通知</text:h>${[
      '各区、县（市）人民政府，市政府各部门、各直属单位：',
      `根据上级部署，现就做好2026年元旦假期值班工作通知如下，请认真贯彻执行。${note}`,
      '一、严格落实领导带班和“24小时值班”制度——关键岗位不得空岗、脱岗。',
      '二、加强应急准备，遇有突发事件应当在30分钟内报告，并及时续报处置情况。',
    ]
      .map((text) => paragraph(text))
      .join(
        '',
      )}${table}${pictured ? paragraph(`<draw:frame text:anchor-type="as-char" svg:width="4cm" svg:height="3cm"><draw:image><office:binary-data>${picture}</office:binary-data></draw:image></draw:frame>`) : ''}${paragraph('附件：值班工作要求', 'New')}<text:list><text:list-item>${paragraph('值班人员应当熟悉业务，认真填写值班日志。')}</text:list-item><text:list-item>${paragraph('交接班时应当当面交清未办结事项。')}</text:list-item></text:list>${repeated(12, (at) => paragraph(`第${at}条　各单位应当于每日17时前报送值班情况，经费预算另行下达（折合€${at}00以内）。`))}${paragraph('滨江市人民政府办公室')}${paragraph('2025年12月26日')}</office:text>`,
    letterStyles,
  )

const figure = (value, style) =>
  `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="${value}"/>`
const budget = [
  ['办公用品采购', 128000, 0.85],
  ['会议与培训', 256400.5, 0.6125],
  ['信息化运维', 1980000, 0.4],
  ['公务用车', 320500, 0.733],
]
const percentage = (value) =>
  `<table:table-cell table:style-name="share" office:value-type="percentage" office:value="${value}"/>`
const day = (value) =>
  `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${value}"/>`
const budgetStyles = `<office:automatic-styles><number:number-style style:name="n"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:number-style><number:percentage-style style:name="p"><number:number number:decimal-places="1" number:min-decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style><number:date-style style:name="d"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style><style:style style:name="sum" style:family="table-cell" style:data-style-name="n"/><style:style style:name="share" style:family="table-cell" style:data-style-name="p"/><style:style style:name="day" style:family="table-cell" style:data-style-name="d"/></office:automatic-styles>`
const sheet = (name, rows) => `<table:table table:name="${name}">${rows.join('')}</table:table>`
const workbook = flat(
  'spreadsheet',
  `<office:spreadsheet>${sheet('部门预算', [
    row(['项目', '预算（元）', '执行率', '核定日期'].map(cell)),
    ...budget.map(([name, sum, share], at) =>
      row([cell(name), figure(sum, 'sum'), percentage(share), day(`2026-0${at + 1}-15`)]),
    ),
    row([
      cell('合计'),
      '<table:table-cell table:style-name="sum" table:formula="of:=SUM([.B2:.B5])" office:value-type="float" office:value="2684900.5"/>',
    ]),
  ])}${sheet('说明', [row([cell('本表金额单位为元，执行率截至2026年6月30日。')])])}</office:spreadsheet>`,
  budgetStyles,
)

const box = (kind, top, lines) =>
  `<draw:frame presentation:style-name="plain" presentation:class="${kind}" svg:width="22cm" svg:height="5cm" svg:x="2cm" svg:y="${top}cm"><draw:text-box>${lines.map((text) => paragraph(text)).join('')}</draw:text-box></draw:frame>`
const slide = (title, lines) =>
  `<draw:page draw:master-page-name="Plain">${box('title', 1, [title])}${box('outline', 7, lines)}</draw:page>`
const slides = flat(
  'presentation',
  `<office:presentation>${slide('政务服务“一网通办”工作汇报', ['市数据资源管理局', '2026年3月'])}${slide('主要进展', ['网办率由78%提高到96%', '平均办理时限压缩63%'])}${slide('下一步打算', ['推广智能辅助审批', '完善“好差评”制度'])}</office:presentation>`,
  `<office:automatic-styles><style:page-layout style:name="Screen"><style:page-layout-properties fo:page-width="28cm" fo:page-height="15.75cm"/></style:page-layout><style:style style:name="plain" style:family="presentation"/></office:automatic-styles><office:master-styles><style:master-page style:name="Plain" style:page-layout-name="Screen">${['title', 'outline'].map((kind) => box(kind, 1, [])).join('')}</style:master-page></office:master-styles>`,
)

/** Each source, and the files made from it, by the extensions of LibreOffice's filters. */
const sources = [
  ['letter.fodt', letter(true), { doc: 'letter-doc.doc', odt: 'letter-odt.odt' }],
  ['letter.fodt', letter(false), { rtf: 'letter-rtf.rtf' }],
  ['budget.fods', workbook, { xls: 'budget-xls.xls', ods: 'budget-ods.ods' }],
  ['slides.fodp', slides, { odp: 'slides-odp.odp', ppt: 'slides-ppt.ppt' }],
]

const work = mkdtempSync(path.join(tmpdir(), 'old-office-'))
for (const [name, text, made] of sources) {
  writeFileSync(path.join(work, name), text)
  for (const [ending, file] of Object.entries(made)) {
    const profile = `-env:UserInstallation=file://${path.join(work, 'profile')}`
    execFileSync('soffice', [
      '--headless',
      profile,
      '--convert-to',
      ending,
      '--outdir',
      work,
      path.join(work, name),
    ])
    renameSync(path.join(work, `${path.parse(name).name}.${ending}`), path.join(folder, file))
  }
}
const presentation = path.join(folder, 'slides-ppt.ppt')
const streams = CFB.read(readFileSync(presentation), { type: 'buffer' })
// It contains an uncompressed picture of the first slide.
CFB.utils.cfb_del(streams, '/\u0005SummaryInformation')
writeFileSync(presentation, CFB.write(streams, { type: 'buffer' }))
// WPS writes the same format as Office under its own extensions.
copyFileSync(path.join(folder, 'letter-doc.doc'), path.join(folder, 'letter-wps.wps'))
copyFileSync(path.join(folder, 'budget-xls.xls'), path.join(folder, 'budget-et.et'))
copyFileSync(path.join(folder, 'slides-ppt.ppt'), path.join(folder, 'slides-dps.dps'))
rmSync(work, { recursive: true })
