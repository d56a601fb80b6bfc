/** User agents of the mobile workplace apps 政务钉钉, 钉钉 and 企业微信. */
const agents = /TaurusApp|DingTalk|wxwork/i

/** User agents of further chat apps, whose browsers show a single site: 微信, 飞书, WeLink. */
const chatAgents = /MicroMessenger|Lark|Feishu|WeLink/i

/** Whether the portal runs inside a mobile workplace app. */
export function isInWorkplaceApp(userAgent: string | null | undefined): boolean {
  return agents.test(userAgent ?? '')
}

/** Whether it runs inside a chat app, mobile or not. */
export function isInChatApp(userAgent: string | null | undefined): boolean {
  return isInWorkplaceApp(userAgent) || chatAgents.test(userAgent ?? '')
}
