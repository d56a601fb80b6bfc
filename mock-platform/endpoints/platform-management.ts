import { readAppHosting } from '~contract/hosting/app-hosting'
import { type ConstantName, constantNames } from '~contract/platform/constants'
import type { Area } from '../area'
import { listConstants, saveConstant } from '../contracts/system/contract'
import { implement, Refusal, requirePlatformManagement } from './implementation'
import { managedApps } from './managed-apps'
import { managedUsers } from './managed-users'

const meanings: Record<ConstantName, string> = {
  SHOW_PROVINCE_GOV_DOC_TAB: '公文检索显示“公开文件库”（1 显示）',
  SYS_DOC_VIEW_URL: '操作指南的文件编号',
  WATERMARK: '页面水印：1 为显示姓名和账号',
  SECOND_FACTOR: '两步验证：off 关闭、optional 已设置的人验证、required 所有人必须验证',
  LOGOUT_REDIRECT_URL: '退出后跳转的地址',
  V8_OA_URL: 'OA V8 的地址',
  AI_NAME: 'AI 助手的名称',
  AI_ICON: 'AI 助手图标的文件编号',
  SYSTEM_SCOLL_TIPS: '顶部滚动提示的内容',
  APP_PENDDING_COUNT_FLAG: '应用上显示待办数量（1 显示）',
  WORK_IMPLEMENTTATION: '盯落实功能（1 启用）',
  APP_HOSTING: '各应用的承载方式（JSON，按应用编码）',
  OFD_ROOT_CERTIFICATES: 'OFD 签章所信任的颁发机构证书（PEM）',
  WEB_VITALS: '统计页面加载和响应速度（0 不统计）',
}

export const platformManagementArea: Area = {
  name: 'platformManagement',
  models: [],
  implementations: [
    implement(listConstants, ({ space, user }) => {
      requirePlatformManagement(user)
      return constantNames.map((name) => ({
        name,
        meaning: meanings[name],
        value: space.constants.get(name) ?? '',
      }))
    }),
    implement(saveConstant, ({ space, user, body: { name, value } }) => {
      requirePlatformManagement(user)
      const [problem] = name === 'APP_HOSTING' ? readAppHosting(value).problems : []
      if (problem) throw new Refusal(400, `保存失败：${problem}`)
      space.constants.set(name, value)
      return { name, meaning: meanings[name], value }
    }),
    ...managedApps,
    ...managedUsers,
  ],
}
