function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

function statusLine(role, ...children) {
  const line = element('p', {}, ...children)
  line.setAttribute('role', role)
  return line
}

export function loading() {
  return statusLine('status', '正在加载数据....')
}

export function failure(message, retry) {
  return statusLine(
    'alert',
    `${message} `,
    element('button', { type: 'button', onclick: retry }, '重试'),
  )
}

export function noticeList(notices) {
  const rows = notices.map(({ id, title }) =>
    element('li', {}, element('a', { href: `#/notice/${encodeURIComponent(id)}` }, title)),
  )
  const list = rows.length > 0 ? element('ul', {}, ...rows) : element('p', {}, '还没有通知公告')
  return [element('h1', {}, '通知公告'), list]
}

export function noticeDetail({ id, title, orgName, publishedAt }, notes) {
  const source = `${orgName}　${publishedAt.slice(0, 16)}`
  return [
    element('p', {}, element('a', { href: '#/' }, '返回列表')),
    element('h1', {}, title),
    element('p', { className: 'muted' }, source),
    noteForm(id, notes),
  ]
}

function noteForm(id, notes) {
  const field = element('textarea', { id: 'note', rows: 4, value: notes.textOf(id) })
  const button = element('button', { type: 'submit' })
  const showChange = () => {
    const changed = notes.isChanged(id)
    button.disabled = !changed
    button.textContent = changed ? '保存' : '已保存'
  }
  field.addEventListener('input', () => {
    notes.edit(id, field.value)
    showChange()
  })
  const form = element('form', {}, element('label', { htmlFor: 'note' }, '批注'), field, button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    notes.save(id)
    showChange()
  })
  showChange()
  return form
}
