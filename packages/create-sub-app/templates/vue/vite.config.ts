import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // 相对地址：构建结果可以放在任何服务器的任何目录下。
  base: './',
  plugins: [vue()],
  test: { environment: 'happy-dom' },
})
