import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import qiankun from 'vite-plugin-qiankun'

export default defineConfig({
  // 生产环境须写部署后的完整地址
  base: 'http://foreign-apps.example/vue3-vite-qiankun/',
  plugins: [vue(), qiankun('vue3-vite-qiankun', { useDevMode: false })],
  build: { assetsInlineLimit: 0 },
})
