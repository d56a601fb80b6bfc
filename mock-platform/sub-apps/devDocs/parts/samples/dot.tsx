export const states = {
  未读: () => (
    <>
      <span className="dot" aria-hidden="true" />
      <span className="unread">未读的一条</span>
    </>
  ),
  已读: () => (
    <>
      <span className="dot read" aria-hidden="true" />
      <span>已读的一条</span>
    </>
  ),
}
