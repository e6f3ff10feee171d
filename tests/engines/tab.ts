/** A tab of some engine, by the few things that every driver can do. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, and waits for its promise. */
  evaluate(expression: string): Promise<unknown>;
  moveTo(x: number, y: number): Promise<void>;
  mouse(action: 'down' | 'up'): Promise<void>;
  /** Presses keys by their names of the DOM, all at once. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Gives files to an `input[type=file]`. */
  attach(selector: string, paths: readonly string[]): Promise<void>;
  screenshot(path: string): Promise<void>;
}

export interface Browser {
  /** A tab without cookies or storage of other tabs. `width` and `height` are those of the window's inside. */
  open(width: number, height: number): Promise<Tab>;
  /** Closes the tab that is open. */
  closeTab(): Promise<void>;
  close(): Promise<void>;
}
