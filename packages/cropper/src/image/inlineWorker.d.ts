/** Vite compiles the worker into the script; the package's build and the benches do the same with esbuild. */
declare module '*?worker&inline' {
  export default class InlineWorker extends Worker {
    constructor();
  }
}
