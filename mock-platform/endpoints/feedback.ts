import { sendFeedback, sendFeedbackPicture } from '~contract/platform/feedback'
import { feedbackLimits } from '~contract/platform/feedback-limits'
import type { Area } from '../area'
import { feedbackModel, isPicture } from '../data/feedback'
import { storedFilesModel, storeFile } from '../data/files'
import { stampOf } from '../data/occasions'
import { implement, Refusal } from './implementation'

/** 「一键反馈」 (AID-06). */
export const feedbackArea: Area = {
  name: 'feedback',
  models: [feedbackModel],
  implementations: [
    implement(sendFeedbackPicture, ({ space, user, query: { name }, body: bytes }) => {
      if (bytes.length > feedbackLimits.bytes) throw new Refusal(400, '图片不能超过 5 MB')
      if (!isPicture(bytes)) throw new Refusal(400, '仅支持 PNG、JPG、WebP、GIF 图片')
      const content = { kind: 'bytes' as const, base64: Buffer.from(bytes).toString('base64') }
      return { id: storeFile(space, { name, content, account: user.account }).id }
    }),
    implement(sendFeedback, ({ space, user, now, body }) => {
      const { text, pictures } = body
      const own = (id: string) =>
        space.collection(storedFilesModel).get(id)?.account === user.account
      if (!text.trim()) throw new Refusal(400, '请填写反馈内容')
      if (text.length > feedbackLimits.text) throw new Refusal(400, '反馈内容过长')
      if (pictures.length > feedbackLimits.pictures || !pictures.every(own)) {
        throw new Refusal(400, '图片不存在或超过数量限制')
      }
      const at = stampOf(now)
      const place = String(space.collection(feedbackModel).count + 1).padStart(4, '0')
      const number = `FK${at.slice(0, 10).replaceAll('-', '')}-${place}`
      space.collection(feedbackModel).create({ ...body, number, account: user.account, at })
      return { number }
    }),
  ],
}
