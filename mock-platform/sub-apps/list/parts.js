import { said } from './language.js'

export const part = (id) => document.getElementById(id)

export function element(tag, className, text = '') {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

export function failureText(error) {
  if (error.status === 0) return said('网络连接失败，请检查网络后重试')
  return error.code != null && error.message ? error.message : said('服务暂时不可用，请稍后重试')
}

export function showState(id, text, retry) {
  const state = part(id)
  state.hidden = !text
  state.classList.toggle('failed', Boolean(retry))
  state.setAttribute('role', retry ? 'alert' : 'status')
  state.replaceChildren(element('p', '', text))
  if (!retry) return
  const button = element('button', 'button', said('重试'))
  button.type = 'button'
  button.addEventListener('click', retry)
  state.append(button)
}

export function say(text, tone = 'success') {
  const line = element('p', `toast toast-${tone}`, text)
  part('toasts').replaceChildren(line)
  setTimeout(() => line.remove(), 4000)
}
