export interface Notice {
  id: string
  title: string
  orgName: string
  publishedAt: string
}
