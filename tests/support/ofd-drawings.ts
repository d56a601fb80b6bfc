import { readFileSync } from 'node:fs'
import { bmpOf, pngOf, quarterAt, sealPicture, tiffOf } from './ofd-pictures'
import { ofdParts, packOfd, part, pathObject, textObject } from './ofd-writer'

/** Documents that show, each on a page of 120 × 90 mm, what one part of the standard is about. */

const box = '0 0 120 90'
const fill = (value: string, more = '') => `<ofd:FillColor Value="${value}"${more}/>`
const stroke = (value: string) => `<ofd:StrokeColor Value="${value}"/>`
const filled = ' Fill="true" Stroke="false"'

/** A rectangle in a colour, or filled as the content of a FillColor says. */
const area = (boundary: string, colour: string, more = '') => {
  const [, , width = '', height = ''] = boundary.split(' ')
  const data = `M 0 0 L ${width} 0 L ${width} ${height} L 0 ${height} C`
  return pathObject(boundary, data, `${filled}${more}`, colour)
}

interface Words {
  at: string
  text: string
  /** The attributes of the object and of its text, and what is before that. */
  more?: string
  code?: string
  inside?: string
}

const words = ({ at, text, more = '', code = '', inside = '' }: Words) =>
  `<ofd:TextObject ID="20" Boundary="${at}" Font="3" Size="7"${more}>${inside}<ofd:TextCode X="0" Y="7"${code}>${text}</ofd:TextCode></ofd:TextObject>`

/** Directions, widths, weights and colours of text. */
export const texts = () =>
  packOfd(
    ofdParts({
      box,
      pages: [
        [
          words({ at: '5 4 40 9', text: '横排文字', code: ' DeltaX="g 3 7"' }),
          words({
            at: '5 15 40 9',
            text: '加粗文字',
            code: ' DeltaX="g 3 7"',
            more: ' Weight="700"',
          }),
          words({
            at: '5 26 40 9',
            text: '倾斜文字',
            code: ' DeltaX="g 3 7"',
            more: ' Italic="true"',
          }),
          words({
            ...{ at: '5 37 40 9', text: '窄的文字', code: ' DeltaX="g 3 3.5"' },
            more: ' HScale="0.5"',
          }),
          words({
            ...{ at: '5 48 40 9', text: '空心文字', code: ' DeltaX="g 3 7"' },
            more: ' Fill="false" Stroke="true" LineWidth="0.2"',
            inside: stroke('204 0 0'),
          }),
          words({
            ...{ at: '5 59 40 9', text: '半透明字', code: ' DeltaX="g 3 7"' },
            more: ' Alpha="96"',
            inside: fill('0 0 204'),
          }),
          words({ at: '5 70 60 9', text: '宽窄ABC不等', code: ' DeltaX="10 10 4 4 6 10"' }),
          words({ at: '105 4 9 40', text: '竖排文字', code: ' DeltaY="g 3 9"' }),
          words({ at: '90 4 9 40', text: '自上而下', more: ' ReadDirection="90"' }),
          words({
            ...{ at: '70 4 9 40', text: '字也转向', code: ' DeltaY="g 3 9"' },
            more: ' CharDirection="90"',
          }),
          words({
            ...{ at: '70 50 50 40', text: '斜着的字', code: ' DeltaX="g 3 7"' },
            more: ' CTM="0.866 0.5 -0.5 0.866 6 0"',
          }),
        ].join(''),
      ],
    }),
  )

const star = 'M 12 0 L 19 22 L 0 8 L 24 8 L 5 22 C'

/** All path operators, both fill rules, and line styles. */
export const paths = () =>
  packOfd(
    ofdParts({
      box,
      pages: [
        [
          pathObject('5 5 24 22', star, `${filled} Rule="NonZero"`, fill('204 0 0')),
          pathObject('35 5 24 22', star, `${filled} Rule="Even-Odd"`, fill('204 0 0')),
          pathObject('65 5 50 22', 'M 0 20 Q 12 -18 25 20', ' LineWidth="1"'),
          pathObject(
            '90 5 25 22',
            'M 0 20 B 5 -10 20 40 25 2',
            ' LineWidth="1"',
            stroke('0 128 0'),
          ),
          pathObject('5 32 40 20', 'M 2 10 A 18 9 0 0 1 38 10', ' LineWidth="1"'),
          pathObject(
            '5 32 40 22',
            'M 2 12 A 18 9 0 0 0 38 12',
            ' LineWidth="1"',
            stroke('204 0 0'),
          ),
          pathObject(
            '50 32 30 22',
            'M 5 5 A 8 8 0 1 1 5 15 C',
            ' LineWidth="0.5" Fill="true"',
            fill('240 200 40'),
          ),
          pathObject(
            '85 32 30 22',
            'S 2 2 M 2 2 L 28 2 L 28 20 L 2 20 C',
            ' LineWidth="2" DashPattern="5 2 1 2"',
          ),
          pathObject('5 62 30 10', 'M 4 5 L 26 5', ' LineWidth="5" Cap="Butt"'),
          pathObject('40 62 30 10', 'M 4 5 L 26 5', ' LineWidth="5" Cap="Round"'),
          pathObject('75 62 30 10', 'M 4 5 L 26 5', ' LineWidth="5" Cap="Square"'),
          pathObject(
            '5 74 30 14',
            'M 3 12 L 15 4 L 27 12',
            ' LineWidth="3" Join="Miter" MiterLimit="10"',
          ),
          pathObject('40 74 30 14', 'M 3 12 L 15 4 L 27 12', ' LineWidth="3" Join="Round"'),
          pathObject('75 74 30 14', 'M 3 12 L 15 4 L 27 12', ' LineWidth="3" Join="Bevel"'),
        ].join(''),
      ],
    }),
  )

const colourResources = [
  '<ofd:ColorSpaces>',
  '<ofd:ColorSpace ID="40" Type="GRAY"/><ofd:ColorSpace ID="41" Type="CMYK"/>',
  '<ofd:ColorSpace ID="42" Type="RGB"><ofd:Palette><ofd:CV>0 0 0</ofd:CV><ofd:CV>128 0 128</ofd:CV></ofd:Palette></ofd:ColorSpace>',
  '</ofd:ColorSpaces><ofd:DrawParams>',
  '<ofd:DrawParam ID="50" LineWidth="3"><ofd:FillColor Value="0 160 200"/><ofd:StrokeColor Value="200 0 100"/></ofd:DrawParam>',
  '<ofd:DrawParam ID="51" Relative="50" DashPattern="4 2"/></ofd:DrawParams>',
].join('')

const segments = (...colours: string[]) =>
  colours
    .map(
      (value, at) =>
        `<ofd:Segment Position="${at / (colours.length - 1)}"><ofd:Color Value="${value}"/></ofd:Segment>`,
    )
    .join('')

const shaded = (shading: string) => `<ofd:FillColor>${shading}</ofd:FillColor>`
const axial = (attributes: string, ...colours: string[]) =>
  shaded(`<ofd:AxialShd ${attributes}>${segments(...colours)}</ofd:AxialShd>`)
const radial = (attributes: string, ...colours: string[]) =>
  shaded(`<ofd:RadialShd ${attributes}>${segments(...colours)}</ofd:RadialShd>`)

const cell = area('0 0 3 3', fill('204 0 0')) + area('3 3 3 3', fill('0 0 204'))
const pattern = (attributes: string, content = cell) =>
  shaded(
    `<ofd:Pattern Width="6" Height="6"${attributes}><ofd:CellContent>${content}</ofd:CellContent></ofd:Pattern>`,
  )

/** Colour spaces, alpha, DrawParams, shadings and patterns. */
export const colours = () =>
  packOfd(
    ofdParts({
      box,
      resources: colourResources,
      pages: [
        [
          area('5 5 14 14', fill('128', ' ColorSpace="40"')),
          area('21 5 14 14', fill('255 128 0')),
          area('37 5 14 14', fill('255 0 0 0', ' ColorSpace="41"')),
          area('53 5 14 14', '<ofd:FillColor ColorSpace="42" Index="1"/>'),
          area('69 5 14 14', fill('#ff #00 #80')),
          area('85 5 14 14', fill('255 0 0')) + area('92 9 20 14', fill('0 0 255', ' Alpha="128"')),
          pathObject('5 26 30 14', 'M 0 0 L 30 0 L 30 14 L 0 14 C', ' Fill="true" DrawParam="51"'),
          area(
            '40 26 30 14',
            axial('StartPoint="0 0" EndPoint="30 0"', '255 0 0', '255 255 0', '0 160 0'),
          ),
          area(
            '75 26 40 14',
            axial('StartPoint="10 0" EndPoint="30 0" Extend="1"', '0 0 255', '255 255 255'),
          ),
          area(
            '5 45 30 18',
            axial(
              'StartPoint="0 0" EndPoint="30 0" MapType="Repeat" MapUnit="10"',
              '255 255 255',
              '0 0 0',
            ),
          ),
          area(
            '40 45 30 18',
            axial(
              'StartPoint="0 0" EndPoint="30 0" MapType="Reflect" MapUnit="10"',
              '255 255 255',
              '0 0 0',
            ),
          ),
          area(
            '75 45 18 18',
            radial(
              'StartPoint="9 9" EndPoint="9 9" StartRadius="0" EndRadius="9"',
              '255 255 255',
              '204 0 0',
            ),
          ),
          area(
            '97 45 18 18',
            radial(
              'StartPoint="9 9" EndPoint="9 9" StartRadius="0" EndRadius="8" Eccentricity="0.9" Angle="30" Extend="3"',
              '255 255 0',
              '0 0 160',
            ),
          ),
          area('5 68 30 18', pattern('')),
          area('40 68 30 18', pattern(' XStep="9" YStep="9"')),
          area(
            '75 68 30 18',
            pattern(' ReflectMethod="RowAndColumn"', area('0 0 4 2', fill('0 128 0'))),
          ),
        ].join(''),
      ],
    }),
  )

const picture = (id: string, boundary: string, more = '') =>
  `<ofd:ImageObject ID="24" Boundary="${boundary}" ResourceID="${id}"${more}/>`

const medium = (id: number, file: string) =>
  `<ofd:MultiMedia ID="${id}" Type="Image"><ofd:MediaFile>${file}</ofd:MediaFile></ofd:MultiMedia>`

/** Pictures in several formats, rotated, mirrored and half transparent; one is broken. */
export function pictures(): Buffer {
  const files = {
    'a.png': pngOf(40, 40, quarterAt(40)),
    'b.bmp': bmpOf(40, quarterAt(40)),
    'c.tif': tiffOf(40, quarterAt(40)),
    'd.jpg': new Uint8Array(readFileSync('fixtures/files/photo.jpg')),
    'e.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
    'f.png': sealPicture(),
  }
  const media = Object.keys(files).map((name, at) => medium(60 + at, name))
  const parts = ofdParts({
    box,
    resources: `<ofd:MultiMedias>${media.join('')}</ofd:MultiMedias>`,
    pages: [
      [
        picture('60', '5 5 20 20'),
        picture('61', '30 5 20 20'),
        picture('62', '55 5 20 20'),
        picture('63', '80 5 35 20'),
        picture('60', '5 30 30 30', ' CTM="20 10 -10 20 10 0"'),
        picture('60', '40 32 20 20', ' CTM="-20 0 0 20 20 0"'),
        picture('60', '65 32 20 20', ' Alpha="96"'),
        picture('64', '90 32 25 20'),
        area('5 65 40 20', fill('255 240 180')),
        picture('65', '15 65 20 20'),
        picture('60', '60 65 40 20', ' CTM="40 0 0 40 0 0"'),
      ].join(''),
    ],
  })
  const held = Object.entries(files).map(([name, bytes]) => [`Doc_0/Res/${name}`, bytes])
  return packOfd({ ...parts, ...Object.fromEntries(held) })
}

const clip = (inside: string, trans = '') =>
  `<ofd:Clips${trans}><ofd:Clip>${inside}</ofd:Clip></ofd:Clips>`
const clipPath = (boundary: string, data: string, more = '') =>
  `<ofd:Area${more}><ofd:Path Boundary="${boundary}" Fill="true" Stroke="false"><ofd:AbbreviatedData>${data}</ofd:AbbreviatedData></ofd:Path></ofd:Area>`

const unit = [
  '<ofd:CompositeGraphicUnits><ofd:CompositeGraphicUnit ID="70" Width="20" Height="20"><ofd:Content>',
  area('0 0 20 20', fill('220 230 255')),
  pathObject('0 0 20 20', 'M 2 10 A 8 8 0 1 1 2 10.01 C', ' LineWidth="1"', stroke('0 0 160')),
  textObject('件', { x: 6, y: 6, size: 7 }),
  '</ofd:Content></ofd:CompositeGraphicUnit></ofd:CompositeGraphicUnits>',
].join('')

const composite = (boundary: string, more = '') =>
  `<ofd:CompositeObject ID="25" Boundary="${boundary}" ResourceID="70"${more}/>`

const template = part(
  'Page',
  [
    '<ofd:Content><ofd:Layer ID="90" Type="Background">',
    area('0 0 120 90', fill('250 245 225')),
    textObject('底图', { x: 80, y: 70, size: 14 }),
    '</ofd:Layer></ofd:Content>',
  ].join(''),
)

/** Composites, clips, blocks, and a template below the page. */
export function compounds(): Buffer {
  const parts = ofdParts({
    box,
    resources: unit,
    common: '<ofd:TemplatePage ID="80" BaseLoc="Tpls/Tpl_0/Content.xml" ZOrder="Background"/>',
    pages: [
      [
        composite('5 5 20 20'),
        composite('32 5 30 30', ' CTM="0.866 0.5 -0.5 0.866 10 0"'),
        composite('68 5 40 20', ' CTM="2 0 0 1 0 0"'),
        composite('5 32 20 20', ' Alpha="96"'),
        pathObject(
          '35 40 24 22',
          'M 0 0 L 24 0 L 24 22 L 0 22 C',
          filled,
          `${fill('204 0 0')}${clip(clipPath('0 0 24 22', star))}`,
        ),
        pathObject(
          '70 40 40 20',
          'M 0 0 L 40 0 L 40 20 L 0 20 C',
          filled,
          `${fill('0 128 0')}${clip(
            clipPath('0 0 15 20', 'M 0 0 L 15 0 L 15 20 L 0 20 C') +
              clipPath('25 0 15 20', 'M 0 0 L 15 0 L 15 20 L 0 20 C'),
          )}`,
        ),
        `<ofd:PageBlock ID="26">${area('5 65 20 20', fill('128 128 128'))}<ofd:PageBlock ID="27">${area('15 70 20 10', fill('255 200 0'))}</ofd:PageBlock></ofd:PageBlock>`,
      ].join(''),
    ],
  })
  const path = 'Doc_0/Pages/Page_0/Content.xml'
  const page = String(parts[path]).replace(
    '<ofd:Content>',
    '<ofd:Template TemplateID="80"/><ofd:Content>',
  )
  return packOfd({ ...parts, [path]: page, 'Doc_0/Tpls/Tpl_0/Content.xml': template })
}

const annotation = (type: string, boundary: string, objects: string, more = '') =>
  `<ofd:Annot ID="30" Type="${type}"${more}><ofd:Appearance Boundary="${boundary}">${objects}</ofd:Appearance></ofd:Annot>`

/** Annotations over text, on a page whose sheet does not begin at 0; one is hidden. */
export function annotations(): Buffer {
  const parts = ofdParts({
    box: '10 10 120 90',
    after: '<ofd:Annotations>Annots/Annotations.xml</ofd:Annotations>',
    pages: [
      textObject('批注下面的文字', { x: 20, y: 20, size: 8 }) +
        pathObject('10 10 120 90', 'M 1 1 L 119 1 L 119 89 L 1 89 C', ' LineWidth="1"'),
    ],
  })
  const list = [
    annotation('Highlight', '20 20 24 10', area('0 0 24 10', fill('255 240 0', ' Alpha="128"'))),
    annotation(
      'Path',
      '60 40 50 30',
      pathObject('0 0 50 30', 'M 2 28 B 10 -20 40 50 48 2', ' LineWidth="1"', stroke('204 0 0')),
    ),
    annotation(
      'Stamp',
      '20 50 30 20',
      area('0 0 30 20', fill('200 230 200')) + textObject('已阅', { x: 5, y: 4, size: 10 }),
    ),
    annotation('Path', '90 15 30 15', area('0 0 30 15', fill('0 0 0')), ' Visible="false"'),
  ]
  return packOfd({
    ...parts,
    'Doc_0/Annots/Annotations.xml': part(
      'Annotations',
      '<ofd:Page PageID="1"><ofd:FileLoc>Page_0/Annots.xml</ofd:FileLoc></ofd:Page>',
    ),
    'Doc_0/Annots/Page_0/Annots.xml': part('PageAnnot', list.join('')),
  })
}
