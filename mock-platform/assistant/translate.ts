/** Words of the office, with what they are called in the other language. */
const glossary: Record<string, string> = {
  关于: 'on',
  通知: 'notice',
  公告: 'announcement',
  公文: 'official document',
  会议: 'meeting',
  会议纪要: 'meeting minutes',
  待办: 'to-do',
  审批: 'approval',
  办理: 'handle',
  部门: 'department',
  单位: 'organisation',
  领导: 'leader',
  工作: 'work',
  工作台: 'workbench',
  安全生产: 'work safety',
  安全: 'safety',
  检查: 'inspection',
  方案: 'plan',
  报告: 'report',
  总结: 'summary',
  值班: 'on duty',
  安排: 'arrangement',
  节假日: 'holidays',
  时间: 'time',
  地点: 'place',
  要求: 'requirements',
  请: 'please',
  文件: 'file',
  邮件: 'mail',
  附件: 'attachment',
  资料: 'material',
  联系人: 'contact',
  电话: 'telephone',
  完成: 'complete',
  责任: 'responsibility',
  人员: 'personnel',
  培训: 'training',
  系统: 'system',
  信息: 'information',
  今天: 'today',
  明天: 'tomorrow',
  消息: 'message',
  首页: 'home page',
  管理: 'management',
  平台: 'platform',
  计划: 'schedule',
  重要: 'important',
  紧急: 'urgent',
  您好: 'hello',
}

const words = Object.keys(glossary).sort((a, b) => b.length - a.length)
const toEnglish = new RegExp(words.join('|'), 'g')
const chineseOf = new Map(Object.entries(glossary).map(([chinese, english]) => [english, chinese]))
const toChinese = new RegExp(
  `\\b(?:${[...chineseOf.keys()].sort((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
)

/** The text with the words that the glossary knows in the other language; others stay. */
export function translated(text: string, english: boolean): string {
  const result = english
    ? text.replace(toEnglish, (word) => ` ${glossary[word]} `).replace(/ {2,}/g, ' ')
    : text.replace(toChinese, (word) => chineseOf.get(word.toLowerCase()) ?? word)
  return `${result.trim()}\n\n*演示环境按办公词汇表对照，未收录的词保留原文。*`
}
