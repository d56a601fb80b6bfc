import type { Language } from './languages'

/** The sentences of 消息中心's own tab, which come with it. */
const chinese = {
  list: '消息列表',
  filter: '消息类型',
  all: '全部',
  columns: {
    readed: '状态',
    title: '标题',
    typeCode: '类型',
    app: '来源',
    createTime: '时间',
  },
  unread: '未读',
  read: '已读',
  empty: '暂无消息',
  emptyOfType: (type: string) => `暂无${type}`,
  failed: '消息加载失败',
}

const english: typeof chinese = {
  list: 'Messages',
  filter: 'Message type',
  all: 'All',
  columns: {
    readed: 'Status',
    title: 'Title',
    typeCode: 'Type',
    app: 'Source',
    createTime: 'Time',
  },
  unread: 'Unread',
  read: 'Read',
  empty: 'No messages',
  emptyOfType: (type: string) => `No messages of type ${type}`,
  failed: 'Messages could not be loaded',
}

export const messageCenterTexts: Record<Language, typeof chinese> = {
  'zh-CN': chinese,
  'en-US': english,
}
