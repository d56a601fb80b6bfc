import { listApps, saveShortcuts } from '~contract/platform/apps'
import { readConstant, readParameter } from '~contract/platform/constants'
import { listDeviceClients } from '~contract/platform/device-clients'
import { publicLibrary, tenantLibrary } from '~contract/platform/document-search'
import type { Endpoint } from '~contract/platform/endpoint'
import { downloadFile, downloadPlatformFile, pageFileRecords } from '~contract/platform/files'
import { exchangeHandOver } from '~contract/platform/hand-over'
import { listHomeLayouts, setDefaultHomeLayout } from '~contract/platform/home-layouts'
import { clearMessages, markMessageRead, pageMessages } from '~contract/platform/messages'
import { listNavigator } from '~contract/platform/navigator'
import { changePassword } from '~contract/platform/passwords'
import { listOwnRoles, listRolesOfUser } from '~contract/platform/roles'
import {
  bindAirlines,
  changeAccount,
  listAccounts,
  listAirlines,
  readInitInfo,
  switchTenant,
} from '~contract/platform/switching'
import { listSystemNotices } from '~contract/platform/system-notices'
import { saveBackgroundColor } from '~contract/platform/theme-settings'
import { listThemes, saveTheme } from '~contract/platform/themes'
import { checkToken, readPersonalInfo, readUser, signIn, signOut } from '~contract/platform/user'
import { listVersions } from '~contract/platform/versions'

/** What a call needs from the main space, in which it is tried. */
export interface Around {
  /** The caller's token, for calls that exchange it. */
  token: string
  otherTenant: { tenantId: string; userId: string }
  messageId: string
  layout: { id: string; type: string }
  /** A token that another system hands over. */
  handedOver: string
}

export interface SpecifiedCall {
  /** The call as written in the specification: method, `{service}` and path. */
  written: string
  endpoint: Endpoint
  /** The account whose token the call uses; zhangsan's by default. */
  account?: string
  params?: (around: Around) => Record<string, string>
  query?: (around: Around) => string
  body?: (around: Around) => unknown
  /** The code of the envelope; 0 by default. */
  code?: number
}

const keyword = '通知'

const library = (
  shelf: 'unit' | 'public',
  prefix: string,
  calls: typeof tenantLibrary | typeof publicLibrary,
): SpecifiedCall[] => [
  {
    written: `POST /api/${prefix}/pageQuery`,
    endpoint: calls.searchDocuments,
    body: () => ({
      keyword,
      ...{ pageNo: 1, pageSize: 10, sortOrder: 'time', queryLocation: 'title', total: 0 },
    }),
  },
  {
    written: `GET /api/${prefix}/pageSearchHistory`,
    endpoint: calls.pageSearchHistory,
    query: () => 'pageNo=1&pageSize=10',
  },
  {
    written: `GET /api/${prefix}/deleteSearchHistoryById`,
    endpoint: calls.deleteSearchRecord,
    query: () => `id=${encodeURIComponent(`zhangsan ${shelf} ${keyword}`)}`,
  },
  {
    written: `GET /api/${prefix}/deleteSearchHistoryByAccount`,
    endpoint: calls.clearSearchHistory,
  },
]

const tenantExchange = ({ otherTenant, token }: Around) => ({
  type: 'othtenant',
  ...otherTenant,
  oldToken: token,
})

/** Every call of section 7 of the specification, in its order; the one that ends the session comes last. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  { written: 'GET {system}/sysappuser/list', endpoint: listApps, query: () => 'column=sort' },
  {
    written: 'POST {system}/sysappuser',
    endpoint: saveShortcuts,
    body: () => [{ appId: 'app-inbox', sort: 1 }],
  },
  { written: 'GET {workplace}/spg/allList', endpoint: listNavigator },
  {
    written: 'GET {system}/setconstant/value/{name}',
    endpoint: readConstant,
    params: () => ({ name: 'AI_NAME' }),
  },
  {
    written: 'GET {system}/param/byname/{name}',
    endpoint: readParameter,
    params: () => ({ name: 'CHANGE_ACCOUNT' }),
  },
  {
    written: 'PUT {system}/user/theme',
    endpoint: saveTheme,
    body: () => ({ theme: '{"id":"red"}' }),
  },
  { written: 'GET {system}/systheme/list', endpoint: listThemes },
  {
    written: 'PUT {system}/user/backgroundColor',
    endpoint: saveBackgroundColor,
    body: () => ({ backgroundColor: '#eef3fa' }),
  },
  {
    written: 'GET {admin}/homeLayout',
    endpoint: listHomeLayouts,
    query: () => 'current=1&size=500&type=0&type=1',
  },
  {
    written: 'POST {admin}/homeLayout/setDefault/{layoutId}/{layoutType}',
    endpoint: setDefaultHomeLayout,
    params: ({ layout: { id, type } }) => ({ id, type }),
  },
  {
    written: 'GET {system}/setmsginfo/readed',
    endpoint: clearMessages,
    query: ({ messageId }) => `createTime=&userMsgId=${messageId}&typeCode=`,
  },
  {
    written: 'GET {message}/setmsginfo/page/user',
    endpoint: pageMessages,
    query: () =>
      'eqorlike=%7B%22readed%22%3A%220%22%7D&total=0&current=1&size=20&column=createTime&asc=false',
  },
  {
    written: 'POST {base}/setmsginfo/{id}',
    endpoint: markMessageRead,
    params: ({ messageId }) => ({ id: messageId }),
  },
  ...library('unit', 'esSearch', tenantLibrary),
  {
    written: 'GET /api/esSearch/pageClickHistory',
    endpoint: tenantLibrary.pageVisits,
    query: () => 'pageNo=1&pageSize=7',
  },
  ...library('public', 'provinceDoc', publicLibrary),
  {
    written: 'POST /api/provinceDoc/recentOpen',
    endpoint: publicLibrary.pageVisits,
    body: () => ({ pageNo: 1, pageSize: 7 }),
  },
  {
    written: 'GET {fileCentre}/center/file/record/page',
    endpoint: pageFileRecords,
    query: () => 'keyword=&page=1&size=20&fileType=',
  },
  { written: 'GET {system}/sysDeviceClient', endpoint: listDeviceClients },
  { written: 'GET {system}/syssystemnotifications/listbyuser', endpoint: listSystemNotices },
  { written: 'GET {system}/sysversioninformation/listbyuser', endpoint: listVersions },
  {
    written: 'GET {file}/file/download',
    endpoint: downloadFile,
    query: () => 'fileId=huge-4096',
  },
  {
    written: 'GET {file}/file/static/platform/download',
    endpoint: downloadPlatformFile,
    query: () => 'fileId=huge-4096',
  },
  { written: 'POST {auth}/sso/token/sso', endpoint: switchTenant, body: tenantExchange },
  {
    written: 'POST {auth}/sso/token/mh',
    endpoint: exchangeHandOver,
    body: ({ handedOver }) => ({ type: 'portal', token: handedOver }),
    code: 203,
  },
  { written: 'GET {system}/user/personal/info', endpoint: readPersonalInfo },
  { written: 'GET {system}/user/{id}', endpoint: readUser, params: () => ({ id: 'u-zhangsan' }) },
  {
    written: 'PUT {system}/user/password',
    endpoint: changePassword,
    body: () => ({ oldpassword: 'Portal@2026', password: 'Portal@2027' }),
  },
  { written: 'GET {base}/open/listAllAccounts', endpoint: listAccounts, account: 'wujiu' },
  {
    written: 'POST {base}/open/ldap/changeAccount',
    endpoint: changeAccount,
    account: 'wujiu',
    body: () => ({ changeAccount: 'lisi' }),
  },
  { written: 'GET {base}/hnacommon/listUserAirways', endpoint: listAirlines, account: 'wujiu' },
  {
    written: 'POST {base}/hnacommon/bindAirways',
    endpoint: bindAirlines,
    account: 'wujiu',
    body: ({ token }) => ({ token, airwaysCodes: ['YZ'] }),
  },
  {
    written: 'POST {base}/hnacommon/getInitInfo',
    endpoint: readInitInfo,
    account: 'wujiu',
    body: () => ({ airwaysCodes: ['YZ'] }),
  },
  {
    written: 'GET {system}/sysroleuserhna/listRolesByUserId/{id}',
    endpoint: listRolesOfUser,
    params: () => ({ id: 'u-zhangsan' }),
  },
  { written: 'GET {system}/sysroleuserhna/listRolesByCurrentUser', endpoint: listOwnRoles },
  { written: 'GET {auth}/oauth/check_token', endpoint: checkToken },
  {
    written: 'POST {auth}/oauth/token',
    endpoint: signIn,
    body: () => ({ grant_type: 'password', username: 'zhangsan', password: 'Portal@2027' }),
    code: 203,
  },
  { written: 'POST {auth}/token/logout', endpoint: signOut, code: 205 },
]
