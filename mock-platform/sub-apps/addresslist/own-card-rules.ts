import type { FormErrors } from '../kit/form-errors'
import type { OwnCard } from './contract'

export const cardLimits = { phone: 20, room: 30, signature: 60 } as const

/** What keeps a card from being saved, by field. */
export function ownCardErrors({ mobile, phone, room, signature }: OwnCard): FormErrors<OwnCard> {
  return {
    ...(!/^1\d{10}$/.test(mobile.trim()) && { mobile: '请输入 11 位手机号码' }),
    ...(!/^[\d\s()+-]{0,20}$/.test(phone.trim()) && { phone: '电话只能有数字、空格和 - ( ) +' }),
    ...(room.trim().length > cardLimits.room && { room: `最多 ${cardLimits.room} 个字` }),
    ...(signature.trim().length > cardLimits.signature && {
      signature: `最多 ${cardLimits.signature} 个字`,
    }),
  }
}
