import { defineModel } from './collection'

/** A version of the portal that was released. */
export interface ReleasedVersion {
  id: string
  type: string
  /** 0 = people are told of it. */
  remind: 0 | 1
  /** Seconds until its notice closes by itself; 0 = it stays. */
  shutdownLen: number
  version: string
  title: string
  /** `YYYY-MM-DD` */
  date: string
  content: string[]
}

export const versionsModel = defineModel<ReleasedVersion>('versions', 'id')

/** What came when, in days before the space's clock began; the latest first. */
export const releases: [daysAgo: number, version: string, title: string, content: string[]][] = [
  [
    6,
    '1.3',
    '标签页与皮肤',
    [
      '标签页支持拖动排序、固定和恢复刚关闭的标签页，刷新或重新登录后保持原样',
      '新增六款皮肤，顶栏、导航和各应用随之更换',
      '应用在后台保持打开，切换时不再重新加载',
      '快捷菜单可拖动排序，最多添加 9 个应用',
      '手机浏览器中导航移至屏幕下方，单手即可操作',
    ],
  ],
  [
    97,
    '1.2',
    '公文检索与消息中心',
    [
      '公文检索支持按标题、正文和附件名称查找，保留最近 10 条检索记录',
      '消息中心按待办、通知、预警分类，支持一键全部已读',
      '待办中心汇总公文、流程和会议通知，按到达时间排序',
      '修复：附件名称过长时列表错位',
    ],
  ],
  [
    188,
    '1.1.2',
    '维护更新',
    ['提高大附件上传的稳定性，断线后可以续传', '修复：部分浏览器打印公文时缺少页眉'],
  ],
  [
    263,
    '1.1',
    '单位切换与通讯录',
    [
      '属于多个单位的人员可在顶栏直接切换单位，无需重新登录',
      '通讯录按机构展示，支持按姓名、拼音和手机号查找',
      '通知公告增加阅读统计',
    ],
  ],
  [
    371,
    '1.0',
    '首个正式版本',
    ['统一登录，公文、邮件、通知公告、流程和日程在同一门户办理', '支持个性化导航和个人中心'],
  ],
]
