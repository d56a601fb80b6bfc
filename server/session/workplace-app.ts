/** How the mobile workplace apps (政务钉钉, 钉钉, 企业微信) name themselves. */
const agents = /TaurusApp|DingTalk|wxwork/i

/** Chat apps with a browser of their own, which shows one site only: the above, 微信, 飞书, WeLink. */
const chatAgents = /MicroMessenger|Lark|Feishu|WeLink/i

/** Whether the portal is shown inside a mobile workplace app, as far as its name tells. */
export function isInWorkplaceApp(userAgent: string | null | undefined): boolean {
  return agents.test(userAgent ?? '')
}

/** Whether it is shown inside a chat app, mobile or not. */
export function isInChatApp(userAgent: string | null | undefined): boolean {
  return isInWorkplaceApp(userAgent) || chatAgents.test(userAgent ?? '')
}
