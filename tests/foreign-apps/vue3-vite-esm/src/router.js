import { createRouter, createWebHashHistory } from 'vue-router'
import Home from './Home.vue'

export default function createAppRouter() {
  return createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', component: Home },
      { path: '/detail', component: () => import('./Detail.vue') },
    ],
  })
}
