import type { Language } from './languages'

/** The sentences of the maintenance comparison, which come with it. */
const chinese = {
  title: '维保权益对比',
  badge: '维保服务',
  table: '各级维保服务包含的内容',
  item: '服务内容',
  current: '当前',
  included: '包含',
  excluded: '不包含',
  unknown: '暂未获取到本单位的维保等级。',
  levels: { 1: '维保已过期', 2: '基础维保', 3: '标准维保', 4: '专属维保' },
  items: [
    '使用咨询',
    '客户端环境运维',
    '基础数据运维',
    '业务数据运维',
    'OA 故障处理',
    '需求响应及版本升级',
    '服务器补丁更新',
    '系统巡检',
    '磁盘扩容',
    '数据备份',
    '安全加固',
    '用户培训',
    '实施服务',
    '驻场服务',
  ],
}

export type MaintenanceTexts = typeof chinese

const english: MaintenanceTexts = {
  title: 'Support plans',
  badge: 'Support',
  table: 'What each support plan includes',
  item: 'Service',
  current: 'current',
  included: 'Included',
  excluded: 'Not included',
  unknown: 'The plan of your unit is not known yet.',
  levels: { 1: 'Expired', 2: 'Basic', 3: 'Standard', 4: 'Dedicated' },
  items: [
    'Usage questions',
    'Client environment',
    'Basic data',
    'Business data',
    'OA fault handling',
    'Requests and upgrades',
    'Server patches',
    'System inspection',
    'Disk expansion',
    'Data backup',
    'Security hardening',
    'User training',
    'Implementation',
    'On-site service',
  ],
}

export const maintenanceTexts: Record<Language, MaintenanceTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
