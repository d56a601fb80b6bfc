import { escapeXml, xmlHead } from './archive'
import { officeLinks, officeZip, relationsOf } from './office'

const spaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${officeLinks}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`
const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>'
const mapping = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>'

interface Slide {
  title: string
  points: readonly string[]
}

/** A PowerPoint file: a title and points on each slide, with the master that a presentation must have. */
export function samplePptx(slides: readonly Slide[]): Buffer {
  const paths = slides.map((_, at) => `ppt/slides/slide${at + 1}.xml`)
  const master = 'ppt/slideMasters/slideMaster1.xml'
  const layout = 'ppt/slideLayouts/slideLayout1.xml'
  const theme = 'ppt/theme/theme1.xml'
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 2}"/>`)
  return officeZip(
    'ppt/presentation.xml',
    {
      'ppt/presentation.xml': 'presentationml.presentation.main',
      [master]: 'presentationml.slideMaster',
      [layout]: 'presentationml.slideLayout',
      [theme]: 'theme',
      ...Object.fromEntries(paths.map((path) => [path, 'presentationml.slide'])),
    },
    {
      'ppt/presentation.xml': `${xmlHead}<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relationsOf([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ...slides.map((_, at) => ['slide', `slides/slide${at + 1}.xml`] as const),
      ]),
      [master]: `${xmlHead}<p:sldMaster ${spaces}><p:cSld><p:spTree>${group}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
      'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationsOf([
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        ['theme', '../theme/theme1.xml'],
      ]),
      [layout]: `${xmlHead}<p:sldLayout ${spaces} type="blank"><p:cSld name="空白"><p:spTree>${group}</p:spTree></p:cSld>${mapping}</p:sldLayout>`,
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationsOf([
        ['slideMaster', '../slideMasters/slideMaster1.xml'],
      ]),
      [theme]: themeXml(),
      ...Object.fromEntries(slides.map((slide, at) => [paths[at] ?? '', slideXml(slide)])),
      ...Object.fromEntries(
        slides.map((_, at) => [
          `ppt/slides/_rels/slide${at + 1}.xml.rels`,
          relationsOf([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
        ]),
      ),
    },
  )
}

function slideXml({ title, points }: Slide): string {
  const shapes = [
    shape({ id: 2, y: 500_000, height: 1_000_000, lines: [title], size: 40, bold: true }),
    shape({ id: 3, y: 1_800_000, height: 4_300_000, lines: points, size: 24, bold: false }),
  ]
  return `${xmlHead}<p:sld ${spaces}><p:cSld><p:spTree>${group}${shapes.join('')}</p:spTree></p:cSld>${mapping}</p:sld>`
}

interface TextShape {
  id: number
  y: number
  height: number
  lines: readonly string[]
  size: number
  bold: boolean
}

function shape({ id, y, height, lines, size, bold }: TextShape): string {
  const paragraphs = lines.map(
    (line) =>
      `<a:p><a:r><a:rPr lang="zh-CN" sz="${size * 100}" b="${bold ? 1 : 0}"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`,
  )
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="文本 ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="800000" y="${y}"/><a:ext cx="10500000" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`
}

function themeXml(): string {
  const colours = {
    ...{ dk1: '1F2937', lt1: 'FFFFFF', dk2: '1F3A5F', lt2: 'F3F4F6', accent1: '1F5FBF' },
    ...{ accent2: '187A42', accent3: 'C2491D', accent4: '7A4BB8', accent5: '8A5A00' },
    ...{ accent6: 'A13D7F', hlink: '1F5FBF', folHlink: '7A4BB8' },
  }
  const scheme = Object.entries(colours).map(
    ([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`,
  )
  const font = '<a:latin typeface="Arial"/><a:ea typeface="微软雅黑"/><a:cs typeface=""/>'
  const three = (one: string) => one.repeat(3)
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  return `${xmlHead}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="办公"><a:themeElements><a:clrScheme name="办公">${scheme.join('')}</a:clrScheme><a:fontScheme name="办公"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="办公"><a:fillStyleLst>${three(fill)}</a:fillStyleLst><a:lnStyleLst>${three(`<a:ln w="9525">${fill}</a:ln>`)}</a:lnStyleLst><a:effectStyleLst>${three('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst><a:bgFillStyleLst>${three(fill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
}
