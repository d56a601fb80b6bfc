import type { z } from 'zod'
import { microAppSchema } from '~contract/platform/apps'
import { listDeviceClients } from '~contract/platform/device-clients'
import { tenantLibrary } from '~contract/platform/document-search'
import { fileRecordSchema } from '~contract/platform/files'
import { listHomeLayouts } from '~contract/platform/home-layouts'
import { forcedMessageSchema } from '~contract/platform/live'
import { messageSchema } from '~contract/platform/messages'
import { accountSchema, airlineSchema } from '~contract/platform/switching'
import { listSystemNotices } from '~contract/platform/system-notices'
import { listThemes } from '~contract/platform/themes'
import { profileSchema, signInAnswerSchema, tenantSchema } from '~contract/platform/user'
import { listVersions } from '~contract/platform/versions'

/** An entity of the specification's third section as a backend sends it, with all of its fields and no others. */
interface SpecifiedEntity {
  name: string
  schema: z.ZodType | undefined
  row: Record<string, unknown>
  /** Fields that the portal does not read, because it keeps the same itself. */
  unread?: readonly string[]
  /** The schema is of a list or a page of such rows. */
  listed?: 'rows' | 'records'
}

const time = '2026-11-25 09:00:00'

const user = {
  userId: 'u1',
  user_id: 'u1',
  username: '张三',
  orgName: '办公室',
  orgId: 'o1',
  tenantId: 't1',
  access_token: 'token',
  theme: '{}',
  backgroundColor: '#ffffff',
  iconUrl: '/icon.png',
  logoutLen: 30,
  exInfo: { init: '0', limitTime: time, tenantList: [], rootName: '云州市' },
}

const tenant = {
  tenantId: 't1',
  othTenantName: '云州市',
  appName: '办公门户',
  othMaintenanceType: 2,
  othTenantImg: '/tenant.png',
  othTenantShowType: '1',
  othTenantShowImgtxtType: '1',
  othTenantShowName: '云州',
  targetUrl: '/',
}

const app = {
  title: '内部邮件',
  entry: '/subapps/inbox/',
  container: '#inbox',
  path: '/inbox',
  icon: 'mail',
  closeTag: 1,
  appType: 0,
  appOpenType: 1,
  appSendtoken: 0,
  status: 0,
  nextPath: '/list/1',
  othGroupName: '办公',
  istop: 1,
  isMainApp: false,
  hiddenApp: false,
  wbTokenType: 0,
  wbTokenKey: 'token',
  sort: 1,
  newCount: 3,
}
/** The shell decides on the frame and its state. */
const unreadOfApps = ['container', 'status']

const visit = {
  title: '通知',
  orgName: '办公室',
  docInstId: 'd1',
  modulesId: '8',
  modules: '收文',
}

const message = { id: 'm1', createTime: time, title: '请签收', content: '<p>通知</p>' }

export const specifiedEntities: readonly SpecifiedEntity[] = [
  {
    name: 'micro-app with id and name',
    schema: microAppSchema,
    row: { ...app, id: 'a1', name: 'inbox' },
    unread: unreadOfApps,
  },
  {
    name: 'micro-app with appId and code',
    schema: microAppSchema,
    row: { ...app, appId: 'a1', code: 'inbox' },
    unread: unreadOfApps,
  },
  { name: 'user info', schema: signInAnswerSchema, row: user },
  { name: 'tenant', schema: tenantSchema, row: tenant },
  {
    name: 'profile',
    schema: profileSchema,
    row: {
      account: 'zhangsan',
      name: '张三',
      email: 'zs@example.cn',
      mobile: '13900000001',
      mobile2: '13900000002',
      faxno: '0571-1',
      duty: '科长',
    },
  },
  {
    name: 'forced message',
    schema: forcedMessageSchema,
    row: {
      ...message,
      type: 'NOTIFY_POP',
      model: '公文',
      url: '/official',
      messageUrls: [
        {
          title: '签收',
          color: '#fff',
          icon: 'pen',
          url: '/sign',
          httpMethodType: 'POST',
          params: { id: '1' },
        },
      ],
    },
  },
  {
    name: 'message',
    schema: messageSchema,
    row: { ...message, typeCode: 'msgType1', url: '/official', app: '公文', msort: 1 },
  },
  {
    name: 'search history',
    schema: tenantLibrary.pageSearchHistory.answer,
    row: { id: 'h1', keyword: '通知' },
    listed: 'records',
  },
  {
    name: 'click history',
    schema: tenantLibrary.pageVisits.answer,
    row: visit,
    listed: 'records',
  },
  {
    name: 'search request',
    schema: tenantLibrary.searchDocuments.body,
    row: { keyword: '通知', pageNo: 1, pageSize: 10, sortOrder: 'time', queryLocation: 'title' },
  },
  {
    name: 'search result',
    schema: tenantLibrary.searchDocuments.answer,
    row: {
      ...visit,
      gwId: 'g1',
      id: 's1',
      gwContent: '正文',
      fileTitle: '附件.pdf',
      instCreateTime: time,
    },
    listed: 'records',
  },
  {
    name: 'theme',
    schema: listThemes.answer,
    row: {
      id: 't1',
      themeName: '蓝',
      themeIcon: '/icon.png',
      color: '#1677ff',
      themeImage: '/image.png',
      backgroundImage: '/back.png',
    },
    listed: 'rows',
  },
  {
    name: 'home layout',
    schema: listHomeLayouts.answer,
    row: {
      id: 'l1',
      name: '个人办公',
      layoutType: 0,
      status: '1',
      iconUrl: '/icon.png',
      iconActiveUrl: '/active.png',
    },
    listed: 'records',
  },
  { name: 'airline', schema: airlineSchema, row: { airwaysCode: 'CA', shortName: '国航' } },
  { name: 'account', schema: accountSchema, row: { userAccount: 'zhangsan' } },
  {
    name: 'file record',
    schema: fileRecordSchema,
    row: {
      id: 'r1',
      fileId: 'f1',
      name: '纪要.docx',
      mimeType: 'docx',
      appName: '公文',
      recentOpenTime: time,
    },
  },
  {
    name: 'device',
    schema: listDeviceClients.answer,
    row: {
      deviceCode: 'android',
      deviceName: '安卓手机',
      clients: [{ id: 'c1', name: '移动办公', qrCode: 'https://m.example.cn/' }],
    },
    listed: 'rows',
  },
  {
    name: 'system notice',
    schema: listSystemNotices.answer,
    row: {
      id: 'n1',
      content: '<p>升级</p>',
      remind: 0,
      reminderOperation: 1,
      reminderFrequency: 1,
      reminderLocation: 1,
      shutdownLen: 10,
      countdownLen: 5,
    },
    listed: 'rows',
  },
  {
    name: 'version notice',
    schema: listVersions.answer,
    row: { id: 'v1', type: '1', remind: 0, shutdownLen: 10 },
    listed: 'rows',
  },
]
