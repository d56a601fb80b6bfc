import { host } from './host'

export const qiankun = {
  async mount(props?: { name?: string }) {
    host.name = props?.name ?? ''
  },
}
