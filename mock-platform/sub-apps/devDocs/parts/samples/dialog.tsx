import { Button, useApp } from '../../../kit/react'

export const states = {
  询问: () => {
    const { ask, toast } = useApp()
    const remove = async () => {
      if (await ask({ text: '删除之后不能恢复。删除这份草稿？', yes: '删除' })) toast('已删除')
    }
    return <Button onClick={remove}>删除草稿</Button>
  },
}
