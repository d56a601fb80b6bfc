/** How the mobile workplace apps (政务钉钉, 钉钉, 企业微信) name themselves. */
const agents = /TaurusApp|DingTalk|wxwork/i

/** Whether the portal is shown inside a mobile workplace app, as far as its name tells. */
export function isInWorkplaceApp(userAgent: string | null | undefined): boolean {
  return agents.test(userAgent ?? '')
}
