import { extensionOf } from '~/platform/contract/file-types'
import { fileRecordsModel, mimeTypeOf, storeFile } from './files'
import { earlier, stampOf } from './occasions'
import { samplePdf, samplePicture, sampleSound } from './sample-media'
import type { Space } from './space'

interface FileSample {
  name: string
  appName: string
  /** Absent = the app keeps the file. */
  bytes?: Buffer
}

const guideId = 'file-operation-guide'
const guideLines = [
  '协同办公门户操作指南',
  '一、登录：输入账号和密码，首次登录请修改初始密码。',
  '二、打开应用：点击左侧应用图标，应用在标签页中打开。',
  '三、切换单位：点击页面左上角的单位名称。',
  '四、遇到问题：请在运维服务台提交工单。',
]

const text = (lines: string) => Buffer.from(lines)

/** Made once for all spaces. */
let samples: readonly FileSample[] | undefined

function makeSamples(): readonly FileSample[] {
  return [
    { name: '2026年度重点工作任务清单.xlsx', appName: '公文管理' },
    {
      name: '会议纪要模板.txt',
      appName: '文件中心',
      bytes: text(
        '会议纪要\n\n时　　间：\n地　　点：\n主 持 人：\n参加人员：\n\n一、会议议题\n\n二、议定事项\n\n三、责任分工及时限\n',
      ),
    },
    { name: '滨江段健步走.png', appName: '论坛', bytes: samplePicture() },
    { name: '关于做好政务公开工作的通知.docx', appName: '公文管理' },
    {
      name: '值班安排表.csv',
      appName: '文件中心',
      bytes: text('\uFEFF日期,值班领导,值班人员\n11月23日,胡主任,张三\n11月24日,林主任,罗洋\n'),
    },
    { name: '公文格式规范培训.pptx', appName: '会议通知' },
    {
      name: '公文格式要点.pdf',
      appName: '文件中心',
      bytes: samplePdf([
        '公文格式要点',
        '1. 发文字号由机关代字、年份、发文顺序号组成。',
        '2. 附件说明在正文下空一行左空二字编排。',
        '3. 成文日期用阿拉伯数字将年、月、日标全。',
      ]),
    },
    { name: '办公会议录音.wav', appName: '会议通知', bytes: sampleSound() },
    { name: '政务大厅宣传片.mp4', appName: '通知公告' },
    { name: '档案移交材料.zip', appName: '内部邮件' },
    {
      name: '接口联调记录.log',
      appName: '文件中心',
      bytes: text(
        '09:02 数据共享接口 返回 200，用时 86 毫秒\n09:05 电子证照接口 返回 200，用时 132 毫秒\n',
      ),
    },
    { name: '城北新区规划图.dwg', appName: '公文管理' },
  ]
}

/** Everybody has a dozen files: some in the file centre, some that only their apps can open. */
export function seedFiles(space: Space): void {
  samples ??= makeSamples()
  const guide = { name: '操作指南.pdf', type: 'application/pdf', bytes: samplePdf(guideLines) }
  storeFile(space, guide, { owner: '', id: guideId })
  for (const { account } of space.users.all()) {
    for (const [place, { name, appName, bytes }] of samples.entries()) {
      const type = mimeTypeOf(extensionOf(name))
      const fileId = bytes ? storeFile(space, { name, type, bytes }, { owner: account }).id : ''
      space.collection(fileRecordsModel).create({
        id: space.random.id('record'),
        owner: account,
        fileId,
        name,
        mimeType: type,
        appName,
        recentOpenTime: stampOf(earlier(space, place)),
        size: bytes ? bytes.length : null,
      })
    }
  }
}
