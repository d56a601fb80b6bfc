/**
 * A browser with its own profile and one window, driven through what every engine's protocol supports: no library
 * drives all of them. Its downloads land in its folder, which is removed with it.
 */
export interface Browser extends DrivenPage {
  /** As the browser reports it: 86.0.4240.0. */
  version: string
  /** Names of files below its folder, downloads among them. */
  files(): Promise<string[]>
  close(): Promise<void>
}

export interface DrivenPage {
  goto(url: string): Promise<void>
  /** As the browser's own button does; if the page asks whether it may be left, the answer is yes. */
  reload(): Promise<void>
  /** The JSON value of an expression, awaited if it is a promise. Throws what it throws. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the left button at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>
  /** Types text where the focus is. */
  type(text: string): Promise<void>
  /** Presses a key by its name in the DOM, optionally with Control. */
  press(key: string, control?: boolean): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What the window shows, as a PNG. */
  picture(): Promise<Buffer>
  /** Uncaught errors and errors of the console since the last call. */
  takeErrors(): Promise<string[]>
}

/** Keys whose name is not what they type, with their codes in WebDriver and in Windows. */
export const namedKeys: Record<string, { webDriver: string; windows: number }> = {
  Control: { webDriver: '\uE009', windows: 17 },
  Enter: { webDriver: '\uE007', windows: 13 },
  Escape: { webDriver: '\uE00C', windows: 27 },
  Tab: { webDriver: '\uE004', windows: 9 },
}
