import type { Language } from './languages'
import { plural } from './plural'

/** The sentences of the feedback's dialog; the button that opens it has its own. */
const chinese = {
  title: '一键反馈',
  kind: '反馈类型',
  kinds: { fault: '功能异常', advice: '使用建议', look: '界面体验', other: '其他' },
  text: '反馈内容',
  textHint: '请描述您遇到的问题或建议，例如：在哪个页面、做了什么、出现了什么情况。',
  textMissing: '请填写反馈内容',
  textTooLong: (most: number) => `反馈内容不能超过 ${most} 字`,
  length: (length: number, most: number) => `${length}/${most}`,
  pictures: '图片',
  picturesHint: '最多 3 张，每张不超过 5 MB，也可以直接粘贴。',
  screenshot: '截取屏幕',
  screenshotName: '屏幕截图.png',
  choose: '选择图片',
  remove: (name: string) => `移除图片 ${name}`,
  pictureProblems: {
    tooMany: '最多只能添加 3 张图片',
    wrongType: '仅支持 PNG、JPG、WebP、GIF 图片',
    tooLarge: '图片不能超过 5 MB',
    emptyPicture: '图片是空文件，请重新选择',
  },
  contact: '联系方式（选填）',
  contactHint: '手机、座机或邮箱，便于与您联系',
  note: '提交时会附上当前页面的路径和浏览器版本，便于查找原因。',
  cancel: '取消',
  submit: '提交',
  submitting: '正在提交…',
  failed: (reason: string) => `提交失败：${reason}`,
  done: '感谢您的反馈，我们会尽快处理',
  numbered: (number: string) => `反馈编号：${number}`,
}

export type FeedbackTexts = typeof chinese

const english: FeedbackTexts = {
  title: 'Feedback',
  kind: 'Type of feedback',
  kinds: { fault: 'Fault', advice: 'Suggestion', look: 'Look and feel', other: 'Other' },
  text: 'Your feedback',
  textHint: 'Describe the problem or suggestion: on which page, what you did and what happened.',
  textMissing: 'Enter your feedback',
  textTooLong: (most: number) => `Use at most ${plural(most, 'character')}`,
  length: (length: number, most: number) => `${length}/${most}`,
  pictures: 'Pictures',
  picturesHint: 'At most 3, each up to 5 MB. You can also paste them.',
  screenshot: 'Take screenshot',
  screenshotName: 'screenshot.png',
  choose: 'Choose pictures',
  remove: (name: string) => `Remove picture ${name}`,
  pictureProblems: {
    tooMany: 'You can add at most 3 pictures',
    wrongType: 'Only PNG, JPG, WebP and GIF pictures are supported',
    tooLarge: 'A picture may have at most 5 MB',
    emptyPicture: 'The picture is an empty file. Choose another one.',
  },
  contact: 'Contact (optional)',
  contactHint: 'Phone number or email where we can reach you',
  note: 'The path of this page and your browser version are sent along to help find the cause.',
  cancel: 'Cancel',
  submit: 'Submit',
  submitting: 'Submitting…',
  failed: (reason: string) => `Could not submit: ${reason}`,
  done: 'Thank you. We will look into it soon.',
  numbered: (number: string) => `Feedback number: ${number}`,
}

export const feedbackTexts: Record<Language, FeedbackTexts> = { 'zh-CN': chinese, 'en-US': english }
