import type { Space } from '../../data/space'
import { html, type Markup } from './markup'

/** A refused form: its input is kept, and the reason is shown beside the field. */
export interface Refused {
  action: string
  typed: URLSearchParams
  status: number
  reason: string
  /** If only one field is wrong. */
  field?: string | undefined
}

interface FieldOptions {
  value?: string
  hint?: string
  required?: boolean
  type?: 'text' | 'number' | 'datetime-local'
  list?: string
  wide?: boolean
}

type Choice = string | { value: string; label: string; disabled?: boolean }

/** The fields of one form; after a refusal each keeps its input and shows its error. */
export class Form {
  readonly #refused: Refused | undefined

  constructor(
    private readonly action: string,
    private readonly space: string,
    refused: Refused | undefined,
  ) {
    this.#refused = refused?.action === action ? refused : undefined
  }

  write(fields: Markup | Markup[], button: string, options: { kind?: string } = {}): Markup {
    return html`<form method="post" action="/__mock/page/${this.action}" class="${options.kind ?? 'fields'}">
<input type="hidden" name="space" value="${this.space}">
${fields}${this.#trouble()}
<p class="buttons"><button>${button}</button></p></form>`
  }

  text(name: string, label: string, options: FieldOptions = {}): Markup {
    const { type = 'text', list, required } = options
    return this.#labelled(
      name,
      label,
      options,
      (marks) =>
        html`<input name="${name}" type="${type}" value="${this.#value(name, options)}"${
          list ? html` list="${list}"` : ''
        }${required ? html` required` : ''}${type === 'number' ? html` min="0"` : ''} autocomplete="off"${marks}>`,
    )
  }

  /** Fields for the account and the path of a call. */
  callOf({ users }: Space): Markup[] {
    const accounts = users.all().map(({ account }) => account)
    const path = { list: 'paths', required: true, wide: true, hint: '* 代表任意字符' }
    return [
      this.choice('account', '账号', [{ value: '', label: '任何人' }, ...accounts]),
      this.text('path', '路径', path),
    ]
  }

  area(name: string, label: string, options: FieldOptions = {}): Markup {
    return this.#labelled(
      name,
      label,
      { wide: true, ...options },
      (marks) =>
        html`<textarea name="${name}" rows="3" spellcheck="false"${marks}>
${this.#value(name, options)}</textarea>`,
    )
  }

  choice(
    name: string,
    label: string,
    choices: readonly Choice[],
    options: FieldOptions = {},
  ): Markup {
    const chosen = this.#value(name, options)
    const lines = choices.map((choice) => {
      const { value, label, disabled } =
        typeof choice === 'string' ? { value: choice, label: choice, disabled: false } : choice
      return html`<option value="${value}"${value === chosen && html` selected`}${
        disabled && html` disabled`
      }>${label}</option>`
    })
    return this.#labelled(
      name,
      label,
      options,
      (marks) => html`<select name="${name}"${marks}>${lines}</select>`,
    )
  }

  tick(name: string, label: string, ticked = false): Markup {
    const typed = this.#refused?.typed
    return html`<label class="tick"><input type="checkbox" name="${name}" value="1"${
      (typed ? typed.has(name) : ticked) && html` checked`
    }> ${label}</label>`
  }

  #value(name: string, { value = '' }: FieldOptions): string {
    return this.#refused?.typed.get(name) ?? value
  }

  #labelled(
    name: string,
    label: string,
    { hint, wide }: FieldOptions,
    control: (marks: Markup) => Markup,
  ): Markup {
    const wrong = this.#refused?.field === name
    const marks = wrong
      ? html` aria-invalid="true" aria-describedby="trouble-${this.action}" autofocus`
      : html``
    return html`<label class="${wide ? 'wide' : ''}"><span>${label}${
      hint && html` <small>${hint}</small>`
    }</span>${control(marks)}</label>`
  }

  #trouble(): Markup {
    return this.#refused ? troubleNote(this.#refused) : html``
  }
}

export function troubleNote({ action, reason }: Refused): Markup {
  return html`<p class="trouble" role="alert" id="trouble-${action}">没有执行：<span lang="en">${reason}</span></p>`
}

/** A table with a button that clears it, or a note if it is empty. */
export function setTable(
  rows: readonly Markup[],
  heads: readonly string[],
  none: string,
  clear: Markup,
): Markup {
  if (rows.length === 0) return html`<p class="note">${none}</p>`
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}<th><span class="hidden">操作</span></th></tr></thead>
<tbody>${rows}</tbody></table></div>
${clear}`
}

export function oneButton(
  action: string,
  label: Markup | string,
  fields: Record<string, string>,
): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="/__mock/page/${action}" class="inline">${hidden}<button>${label}</button></form>`
}
