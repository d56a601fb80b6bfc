import type { Language } from './languages'

/** The sentences of 朗读, which come with it. */
const chinese = {
  read: '朗读',
  stop: '停止朗读',
  nothing: '这里没有可以朗读的文字',
  unreadable: '这个应用的内容不能朗读，请使用浏览器的朗读功能',
  noVoice: '这台电脑没有安装语音，请联系管理员',
}

type ReadingAloudTexts = typeof chinese

const english: ReadingAloudTexts = {
  read: 'Read aloud',
  stop: 'Stop reading',
  nothing: 'There is no text to read here',
  unreadable: 'This app cannot be read aloud here. Use your browser’s own reader.',
  noVoice: 'This computer has no voice installed. Ask your administrator.',
}

export const readingAloudTexts: Record<Language, ReadingAloudTexts> = {
  'zh-CN': chinese,
  'en-US': english,
}
