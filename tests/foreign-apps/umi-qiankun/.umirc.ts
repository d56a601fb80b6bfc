import { defineConfig } from 'umi'
import { name } from './package.json'

export default defineConfig({
  plugins: ['@umijs/plugins/dist/model', '@umijs/plugins/dist/qiankun'],
  model: {},
  qiankun: { slave: {} },
  base: `/${name}`,
  publicPath: `/${name}/`,
  hash: true,
  npmClient: 'npm',
  title: '督查督办',
  routes: [
    { path: '/', component: 'home' },
    { path: '/detail', component: 'detail' },
  ],
})
