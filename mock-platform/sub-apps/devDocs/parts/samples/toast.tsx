import { Button, useApp } from '../../../kit/react'

export const states = {
  成功: () => {
    const { toast } = useApp()
    return <Button onClick={() => toast('已保存')}>保存</Button>
  },
  失败: () => {
    const { toast } = useApp()
    return (
      <Button onClick={() => toast('网络连接失败，请检查网络后重试', 'danger')}>断网时保存</Button>
    )
  },
}
