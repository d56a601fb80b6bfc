import type { Language } from './languages'

/** The sentences of the choice of airlines, which come with its dialog. */
const chinese = {
  title: '选择航司',
  hint: '选择本次登录管理的航司。',
  all: '全选',
  count: (count: number, all: number) => `已选 ${count}/${all}`,
  choose: '请至少选择一家航司',
  confirm: '确定',
  confirming: '正在绑定…',
  failed: (reason: string) => `绑定航司失败，失败原因：${reason}`,
  unknown: '航司不在管理范围内',
}

export type AirlineTexts = typeof chinese

const english: AirlineTexts = {
  title: 'Choose airlines',
  hint: 'Choose the airlines to manage in this session.',
  all: 'Select all',
  count: (count, all) => `${count} of ${all} selected`,
  choose: 'Choose at least one airline',
  confirm: 'OK',
  confirming: 'Applying…',
  failed: (reason) => `The airlines could not be applied: ${reason}`,
  unknown: 'You do not manage this airline',
}

export const airlineTexts: Record<Language, AirlineTexts> = { 'zh-CN': chinese, 'en-US': english }
