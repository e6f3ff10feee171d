/** A tab of any engine, with the few operations that every driver supports. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, and waits for its promise. */
  evaluate(expression: string): Promise<unknown>;
  moveTo(x: number, y: number): Promise<void>;
  mouse(action: 'down' | 'up'): Promise<void>;
  /** Presses keys by their DOM names, all at once. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Passes files to an `input[type=file]`. */
  attach(selector: string, paths: readonly string[]): Promise<void>;
  screenshot(path: string): Promise<void>;
}

export interface Browser {
  /** A tab without cookies or storage of other tabs. `width` and `height` are those of the viewport. */
  open(width: number, height: number): Promise<Tab>;
  /** Closes the tab that is open. */
  closeTab(): Promise<void>;
  close(): Promise<void>;
}
