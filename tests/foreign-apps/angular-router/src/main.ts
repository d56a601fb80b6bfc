import { provideHttpClient } from '@angular/common/http'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, type Routes, withHashLocation } from '@angular/router'
import { App } from './app'
import { Home } from './home'

const routes: Routes = [
  { path: '', component: Home },
  { path: 'detail', loadComponent: () => import('./detail').then(({ Detail }) => Detail) },
]

bootstrapApplication(App, {
  providers: [provideHttpClient(), provideRouter(routes, withHashLocation())],
}).catch((error) => console.error(error))
