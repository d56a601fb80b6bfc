import { listFile, storeFile } from './files'
import { earlier, stampOf } from './occasions'
import type { SampleName } from './samples/samples'
import type { Space } from './space'

interface SeededFile {
  name: string
  appName: string
  /** What it holds, or how many bytes are made as they are read; absent = its app keeps it. */
  holds?: SampleName | number
}

const gigabyte = 1024 ** 3

/** The last opened first. */
const files: readonly SeededFile[] = [
  { name: '2026年度重点工作任务清单.xlsx', appName: '公文管理', holds: 'tasks' },
  { name: '会议纪要模板.txt', appName: '文件中心', holds: 'minutes' },
  { name: '滨江段健步走.png', appName: '论坛', holds: 'picture' },
  { name: '关于做好政务公开工作的通知.docx', appName: '公文管理', holds: 'letter' },
  { name: '值班安排表.csv', appName: '文件中心', holds: 'duties' },
  { name: '公文格式规范培训.pptx', appName: '会议通知' },
  { name: '公文格式要点.pdf', appName: '文件中心', holds: 'rules' },
  { name: '办公会议录音.wav', appName: '会议通知', holds: 'sound' },
  { name: '政务大厅宣传片.mp4', appName: '通知公告', holds: 'video' },
  { name: '档案移交材料.zip', appName: '内部邮件', holds: 'archive' },
  { name: '接口联调记录.log', appName: '文件中心', holds: 'log' },
  { name: '城北新区规划图.dwg', appName: '公文管理' },
  { name: '数字政府建设工作汇报.pptx', appName: '会议通知', holds: 'slides' },
  { name: '关于做好政务公开工作的通知.ofd', appName: '公文管理', holds: 'ofd' },
  { name: '政务服务大厅.jpg', appName: '通知公告', holds: 'photo' },
  { name: '企业信息查询.ts', appName: '文件中心', holds: 'code' },
  { name: '办公室通讯录.json', appName: '文件中心', holds: 'contacts' },
  { name: '待补充的材料.txt', appName: '文件中心', holds: 'empty' },
  { name: '传输中断的任务清单.xlsx', appName: '内部邮件', holds: 'broken' },
  { name: '扩展名写错的照片.pdf', appName: '内部邮件', holds: 'picture' },
  { name: '年报“终稿”100% #2 & 附件;（含𠮷字）👍.txt', appName: '文件中心', holds: 'minutes' },
  {
    name: `${'关于印发进一步优化营商环境促进经济高质量发展若干措施的'.repeat(3)}通知.docx`,
    appName: '公文管理',
    holds: 'letter',
  },
  { name: '政务云镜像备份.iso', appName: '运维服务台', holds: 5 * gigabyte },
  { name: '全市三维实景数据.dat', appName: '运维服务台', holds: gigabyte },
]

/** What constants name by id: the guide, and the picture of the assistant's entry. */
const everybodys = [
  { id: 'file-operation-guide', name: '操作指南.pdf', sample: 'guide' },
  { id: 'file-ai-icon', name: '智能助手.svg', sample: 'assistant' },
] as const

/** Everybody has two dozen files: some in the file centre, some that only their apps can open. */
export function seedFiles(space: Space): void {
  for (const { id, name, sample } of everybodys) {
    storeFile(space, { id, name, content: { kind: 'sample', sample }, owner: '' })
  }
  for (const { account: owner } of space.users.all()) {
    for (const [place, { name, appName, holds }] of files.entries()) {
      const stored = holds === undefined ? null : seedFile(space, owner, { name, holds })
      const recentOpenTime = stampOf(earlier(space, place))
      listFile(space, stored, { owner, name, appName, recentOpenTime })
    }
  }
}

function seedFile(
  space: Space,
  owner: string,
  { name, holds }: Pick<Required<SeededFile>, 'name' | 'holds'>,
) {
  return typeof holds === 'number'
    ? storeFile(space, { owner, name, size: holds, content: { kind: 'generated' } })
    : storeFile(space, { owner, name, content: { kind: 'sample', sample: holds } })
}
