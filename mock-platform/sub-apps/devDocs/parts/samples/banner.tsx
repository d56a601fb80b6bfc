import { StaleAlert, useApp } from '../../../kit/react'
import { waiting } from './loaded'

export const states = {
  不是最新: () => {
    const { toast } = useApp()
    const failure = '服务暂时不可用，请稍后重试'
    const reload = () => toast('已重新加载')
    return <StaleAlert loaded={{ ...waiting, data: [], loading: false, failure, reload }} />
  },
}
