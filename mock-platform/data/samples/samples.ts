import { zipOf } from './archive'
import { samplePdf, samplePicture, sampleSound } from './media'
import { sampleOfd } from './ofd'
import { sampleDocx, sampleXlsx } from './office'
import { samplePhoto, sampleVideo } from './recordings'
import { samplePptx } from './slides'
import { code, duties, guide, letter, minutes, rules, slides, tasks } from './texts'

const text = (content: string) => Buffer.from(content)

/** The picture of the assistant's entry in the top bar. */
const assistant =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M12 3v3M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-4l-4 3v-3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z"/><path d="M9 11v2M15 11v2"/></svg>'

/** Real files of every kind that people open, made rather than kept in the repository. */
const makers = {
  guide: () => samplePdf(guide),
  assistant: () => text(assistant),
  rules: () => samplePdf(rules),
  minutes: () => text(minutes),
  duties: () => text(duties),
  code: () => text(code),
  contacts: () =>
    text(JSON.stringify({ 部门: '办公室', 电话: ['0571-8700 0001', '8700 0002'] }, null, 2)),
  log: () =>
    text('09:02 数据共享接口 返回 200，用时 86 毫秒\n09:05 电子证照接口 返回 200，用时 132 毫秒\n'),
  empty: () => Buffer.alloc(0),
  picture: () => samplePicture(),
  photo: samplePhoto,
  sound: () => sampleSound(),
  video: sampleVideo,
  letter: () => sampleDocx(letter),
  tasks: () => sampleXlsx(tasks),
  slides: () => samplePptx(slides),
  ofd: () => sampleOfd(letter.title, letter.paragraphs),
  archive: () =>
    zipOf({
      '移交清单.xlsx': sampleBytes('tasks'),
      '正文/通知.docx': sampleBytes('letter'),
      '正文/附件/值班表.csv': duties,
      '照片/健步走.png': sampleBytes('picture'),
    }),
  /** The first half of a workbook. */
  broken: () => {
    const whole = sampleBytes('tasks')
    return whole.subarray(0, Math.floor(whole.length / 2))
  },
}

export type SampleName = keyof typeof makers

/** Made once for all spaces. */
const made = new Map<SampleName, Buffer>()

export function sampleBytes(name: SampleName): Buffer {
  const before = made.get(name)
  if (before) return before
  const bytes = makers[name]()
  made.set(name, bytes)
  return bytes
}
