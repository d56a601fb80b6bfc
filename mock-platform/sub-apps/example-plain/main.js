// 没有生命周期的网页：门户的能力就在 window.portalProps。
const portal = window.portalProps
const part = (id) => document.getElementById(id)

if (portal) start()
else part('who').textContent = '请在门户中打开'

function start() {
  part('who').textContent = `${portal.user.username}（${portal.tenant.name}）`

  // 所有应用共享的状态。
  portal.onGlobalStateChange((state) => {
    part('current').textContent = state.command ?? '无'
  }, true)
  part('form').addEventListener('submit', (event) => {
    event.preventDefault()
    portal.setGlobalState({ command: part('command').value || null })
    part('command').value = ''
    portal.setDirty(false)
  })

  // 写了一半的内容：关闭标签页之前门户会询问。
  part('command').addEventListener('input', () => portal.setDirty(part('command').value !== ''))

  // 真实的地址便于在新窗口打开，平常的点击在门户里打开标签页。
  part('notices').addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    portal.navigate('/list/index')
  })
}
