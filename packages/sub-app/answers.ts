import type { SubAppRequestOptions } from '~contract/hosting/props'

/** `request` 得到的数据，或者由请求的选项给出数据的函数。 */
export type Answer =
  | ((options: SubAppRequestOptions) => unknown)
  | object
  | string
  | number
  | boolean
  | null

/** 代替后端的返回：路径（不含查询参数）→ 数据。 */
export type Answers = Readonly<Record<string, Answer>>

export function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path
}

export function answerTo(answer: Answer | undefined, options: SubAppRequestOptions = {}): unknown {
  return typeof answer === 'function' ? answer(options) : answer
}
