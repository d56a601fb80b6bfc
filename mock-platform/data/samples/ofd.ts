import { escapeXml, xmlHead, zipOf } from './archive'

const space = 'xmlns:ofd="http://www.ofdspec.org/2016"'

/** A page of text in the national document format (GB/T 33190); sizes are millimetres. */
export function sampleOfd(title: string, lines: readonly string[]): Buffer {
  const texts = [title, ...lines].map((line, at) => {
    const size = at === 0 ? 7 : 5
    const y = 40 + at * 12
    const step = `g ${[...line].length - 1} ${size}`
    return `<ofd:TextObject ID="${10 + at}" Boundary="25 ${y} 160 ${size + 3}" Font="3" Size="${size}"><ofd:FillColor Value="0 0 0"/><ofd:TextCode X="0" Y="${size}" DeltaX="${step}">${escapeXml(line)}</ofd:TextCode></ofd:TextObject>`
  })
  const last = 10 + texts.length
  return zipOf({
    'OFD.xml': `${xmlHead}<ofd:OFD ${space} DocType="OFD" Version="1.1"><ofd:DocBody><ofd:DocInfo><ofd:DocID>5f1c3a2e9b7d4c60a1e2f3b4c5d6e7f8</ofd:DocID><ofd:Title>${escapeXml(title)}</ofd:Title><ofd:CreationDate>2026-01-05</ofd:CreationDate></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `${xmlHead}<ofd:Document ${space}><ofd:CommonData><ofd:MaxUnitID>${last}</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 297</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/PublicRes.xml': `${xmlHead}<ofd:Res ${space} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="3" FontName="宋体" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`,
    'Doc_0/Pages/Page_0/Content.xml': `${xmlHead}<ofd:Page ${space}><ofd:Area><ofd:PhysicalBox>0 0 210 297</ofd:PhysicalBox></ofd:Area><ofd:Content><ofd:Layer ID="2">${texts.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
  })
}
