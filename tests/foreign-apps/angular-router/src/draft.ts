import { Injectable, signal } from '@angular/core'

@Injectable({ providedIn: 'root' })
export class Draft {
  readonly count = signal(0)
  readonly note = signal('')
}
