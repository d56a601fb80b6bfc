import { Component } from '@angular/core'

@Component({
  selector: 'app-detail',
  template: `
    <h2>明细</h2>
    <p>会议桌一张，登记在三楼会议室。</p>
  `,
  styles: `
    h2 {
      color: rgb(196, 52, 110);
    }
  `,
})
export class Detail {}
