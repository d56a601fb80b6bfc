import { LoadingState, PlaceLink, useApp } from '../../../kit/react'
import { waiting } from './loaded'

export const states = {
  可以重试: () => {
    const { toast } = useApp()
    const failure = '服务暂时不可用，请稍后重试'
    const reload = () => toast('已重新加载')
    return <LoadingState loaded={{ ...waiting, loading: false, failure, reload }} />
  },
  不存在: () => (
    <LoadingState
      loaded={{ ...waiting, loading: false, failure: '这份申请不存在，或已被删除', missing: true }}
    >
      <PlaceLink className="button" to="/parts/feedback">
        返回列表
      </PlaceLink>
    </LoadingState>
  ),
}
