// src 就是成品；portal-sub-app.js 取自已安装的工具包，与它一同更新。
import { cpSync, rmSync } from 'node:fs'

cpSync('node_modules/@portal/sub-app/dist/index.js', 'src/portal-sub-app.js')
rmSync('dist', { recursive: true, force: true })
cpSync('src', 'dist', { recursive: true })
