import Vue from 'vue'
import VueRouter from 'vue-router'
import Home from './pages/Home.vue'

Vue.use(VueRouter)

export default function createRouter() {
  return new VueRouter({
    mode: 'history',
    base: window.__POWERED_BY_QIANKUN__ ? '/vue2-webpack' : '/',
    routes: [
      { path: '/', component: Home },
      {
        path: '/detail',
        component: () => import(/* webpackChunkName: "detail" */ './pages/Detail.vue'),
      },
    ],
  })
}
