import { Button } from '../../../kit/react'

export const states = {
  主要: () => <Button primary>提交</Button>,
  次要: () => <Button>保存草稿</Button>,
  文字: () => <Button plain>撤回</Button>,
  按下: () => <Button aria-pressed="true">收藏</Button>,
  不可用: () => <Button disabled>提交</Button>,
  一组: () => (
    <span className="segmented">
      <Button aria-pressed="true">周</Button>
      <Button aria-pressed="false">月</Button>
    </span>
  ),
}
