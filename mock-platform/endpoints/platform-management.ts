import { type ConstantName, constantNames } from '~/platform/contract/constants'
import type { Area } from '../area'
import { appsModel } from '../data/apps'
import type { User } from '../data/users'
import { listConstants, listPlatformApps, saveConstant } from '../sub-apps/system/contract'
import { implement, Refusal } from './implementation'

const meanings: Record<ConstantName, string> = {
  SHOW_PROVINCE_GOV_DOC_TAB: '公文检索显示“公开文件库”（1 显示）',
  SYS_DOC_VIEW_URL: '操作指南的文件编号',
  LOGOUT_REDIRECT_URL: '退出后跳转的地址',
  V8_OA_URL: 'OA V8 的地址',
  AI_NAME: 'AI 助手的名称',
  AI_ICON: 'AI 助手图标的文件编号',
  SYSTEM_SCOLL_TIPS: '顶部滚动提示的内容',
  APP_PENDDING_COUNT_FLAG: '应用上显示待办数量（1 显示）',
  WORK_IMPLEMENTTATION: '盯落实功能（1 启用）',
}

/** Refuses whoever has not been given the platform management app. */
export function requirePlatformManagement({ apps }: User): void {
  if (apps !== 'all' && !apps.includes('system')) throw new Refusal(403, '您没有平台管理的权限')
}

/** What the platform management app reads and changes. */
export const platformManagementArea: Area = {
  name: 'platformManagement',
  models: [],
  seed: () => {},
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
      space.constants.set(name, value)
      return { name, meaning: meanings[name], value }
    }),
    implement(listPlatformApps, ({ space, user }) => {
      requirePlatformManagement(user)
      return space
        .collection(appsModel)
        .all()
        .sort((a, b) => a.sort - b.sort)
        .map((app) => ({
          code: app.code,
          title: app.title,
          category: app.othGroupName,
          external: app.appType === 1,
          newWindow: app.appOpenType === 2,
          pinned: app.closeTag === 1,
        }))
    }),
  ],
}
