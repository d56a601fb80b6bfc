import { qiankunWindow } from 'vite-plugin-qiankun/dist/helper'
import { createRouter, createWebHistory } from 'vue-router'
import Home from './Home.vue'

export default function createAppRouter() {
  const base = qiankunWindow.__POWERED_BY_QIANKUN__ ? '/vue3-vite-qiankun' : '/'
  return createRouter({
    history: createWebHistory(base),
    routes: [
      { path: '/', component: Home },
      { path: '/detail', component: () => import('./Detail.vue') },
    ],
  })
}
