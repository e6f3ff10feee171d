/** Stylesheets that libraries ship as files; esbuild adds them to the page's own. */
declare module '*.css';
