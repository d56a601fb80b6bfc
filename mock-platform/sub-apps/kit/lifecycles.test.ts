// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { defineLifecycles, type SubAppProps } from './lifecycles'

function propsWithRoot(): SubAppProps {
  const container = document.createElement('div')
  container.innerHTML = '<div id="root"></div>'
  const events = { on: () => () => {}, emit() {} }
  return { name: 'demo', container, events } as Partial<SubAppProps> as SubAppProps
}

it('mounts each container on its own and leaves nothing behind', async () => {
  const stopped: HTMLElement[] = []
  const app = defineLifecycles('#root', (root, { props, toast }) => {
    root.textContent = 'here'
    toast('hello')
    return () => {
      root.textContent = ''
      stopped.push(props.container)
    }
  })
  const [first, second] = [propsWithRoot(), propsWithRoot()]
  await app.mount(first)
  await app.mount(second)
  expect(first.container.querySelector('[role=status]')?.textContent).toBe('hello')
  await app.unmount(first)
  expect(first.container.innerHTML).toBe('<div id="root"></div>')
  expect(second.container.textContent).toContain('here')
  await app.mount(first)
  expect(first.container.textContent).toContain('here')
  expect(stopped).toEqual([first.container])
})

it('rejects if the container lacks its root', async () => {
  const app = defineLifecycles('#missing', () => () => {})
  await expect(app.mount(propsWithRoot())).rejects.toThrow('no #missing in the container of demo')
})
