import { Component } from '@angular/core'
import { RouterLink, RouterOutlet } from '@angular/router'

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <header>
      <img src="logo.png" alt="徽标" width="48" height="48" />
      <h1>固定资产盘点</h1>
    </header>
    <nav><a routerLink="/">首页</a> <a routerLink="/detail">明细</a></nav>
    <router-outlet />
  `,
  styles: `
    header {
      display: flex;
      align-items: center;
      gap: 16px;
    }
  `,
})
export class App {}
