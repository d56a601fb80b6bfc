import { BackHead, Button, PanelHead, Toolbar } from '../../../kit/react'

export const states = {
  列表页: () => (
    <Toolbar title="通知公告">
      <Button>刷新</Button>
      <Button primary>新建通知</Button>
    </Toolbar>
  ),
  明细页: () => (
    <BackHead to="/parts/pages" back="返回列表">
      <Button>打印</Button>
    </BackHead>
  ),
  面板: () => (
    <PanelHead title="我的申请">
      <Button plain>更多</Button>
    </PanelHead>
  ),
}
