/** Rules that libraries ship as files; esbuild takes them into the page's own. */
declare module '*.css';
