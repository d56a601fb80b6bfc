import { HttpClient } from '@angular/common/http'
import { Component, inject, signal } from '@angular/core'
import { FormsModule } from '@angular/forms'
import { Draft } from './draft'

interface Summary {
  data: { counts: { unreadMails: number } }
}

@Component({
  selector: 'app-home',
  imports: [FormsModule],
  template: `
    <p>
      <button type="button" (click)="draft.count.set(draft.count() + 1)">
        点击次数 {{ draft.count() }}
      </button>
      <button type="button" (click)="open.set(true)">打开对话框</button>
      <button type="button" (click)="load()">读取待办</button>
      <button type="button" (click)="calculate()">后台计算</button>
    </p>
    <p><label>备注 <input [(ngModel)]="draft.note" /></label></p>
    <p role="status">{{ answer() }}</p>
    <p>{{ total() }}</p>
    @if (open()) {
      <div class="dialog" role="dialog" aria-modal="true" aria-label="提示">
        <p>盘点须两人在场。</p>
        <button type="button" (click)="open.set(false)">知道了</button>
      </div>
    }
  `,
  styles: `
    .dialog {
      position: fixed;
      inset: 20% auto auto 30%;
      padding: 16px 24px;
      border-radius: 6px;
      background: #fff;
      box-shadow: 0 8px 32px rgb(0 0 0 / 30%);
    }
  `,
})
export class Home {
  readonly draft = inject(Draft)
  readonly open = signal(false)
  readonly answer = signal('')
  readonly total = signal('')
  private readonly http = inject(HttpClient)
  private worker?: Worker

  load() {
    const address = document.querySelector<HTMLElement>('app-root')?.dataset['summary'] ?? ''
    this.http.get<Summary>(address, { observe: 'response' }).subscribe(({ status, body }) => {
      this.answer.set(`HTTP ${status}，未读邮件 ${body?.data.counts.unreadMails} 封`)
    })
  }

  calculate() {
    this.worker ??= new Worker(new URL('./sum.worker', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }) => this.total.set(`计算结果 ${data}`)
    this.worker.postMessage(100)
  }
}
