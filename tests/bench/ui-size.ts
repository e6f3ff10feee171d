// `pnpm bench ui-size`: the same widgets from three libraries, bundled alike: the bytes that a consumer downloads.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { markdown, report } from './report.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const ours = fileURLToPath(new URL('../../packages/ui/dist/', import.meta.url));
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime'];

/** Each widget by what has to be imported for it: ours, Radix Themes, React Aria Components. */
const WIDGETS: Readonly<Record<string, readonly [ours: string, themes: string, aria: string]>> = {
  Button: ['Button', 'Button', 'Button'],
  Checkbox: ['Checkbox', 'Checkbox', 'Checkbox'],
  RadioGroup: ['RadioGroup', 'RadioGroup', 'RadioGroup, Radio, Label, Text, FieldError'],
  Switch: ['Switch', 'Switch', 'Switch'],
  TextField: ['TextField', 'TextField', 'TextField, Input, Label, Text, FieldError'],
  TextArea: ['TextArea', 'TextArea', 'TextField, TextArea, Label, Text, FieldError'],
  Select: [
    'Select',
    'Select',
    'Select, SelectValue, Button, Popover, ListBox, ListBoxItem, Label, FieldError',
  ],
  Slider: ['Slider', 'Slider', 'Slider, SliderTrack, SliderThumb, SliderOutput, Label'],
  SegmentedControl: ['SegmentedControl', 'SegmentedControl', 'ToggleButtonGroup, ToggleButton'],
  Tabs: ['Tabs', 'Tabs', 'Tabs, TabList, Tab, TabPanel'],
  Dialog: ['Dialog', 'Dialog', 'DialogTrigger, ModalOverlay, Modal, Dialog, Heading, Button'],
  ConfirmDialog: ['ConfirmDialog', 'AlertDialog', 'ModalOverlay, Modal, Dialog, Heading, Button'],
  Popover: ['Popover', 'Popover', 'DialogTrigger, Popover, Dialog'],
  Tooltip: ['Tooltip', 'Tooltip', 'TooltipTrigger, Tooltip'],
  DropdownMenu: [
    'DropdownMenu',
    'DropdownMenu',
    'MenuTrigger, SubmenuTrigger, Menu, MenuItem, MenuSection, Popover, Separator',
  ],
  Progress: ['ProgressBar', 'Progress', 'ProgressBar, Label'],
  Link: ['Link', 'Link', 'Link'],
};

const LIBRARIES = [
  { name: '@xiangji/ui', from: `${ours}index.js`, css: [`${ours}theme.css`, `${ours}components.css`] },
  { name: '@radix-ui/themes', from: '@radix-ui/themes', css: ['@radix-ui/themes/styles.css'] },
  // Unstyled: the consumer writes and ships the styles.
  { name: 'react-aria-components', from: 'react-aria-components', css: [] },
] as const;

interface Figure {
  name: string;
  widget: string;
  bytes: number;
}

const gzipped = (contents: Uint8Array) => gzipSync(contents, { level: 9 }).length;

/** Gzipped bytes of entries given as code by name, each bundled alone in one run. */
async function sizesOf(entries: Readonly<Record<string, string>>): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `only:${name}`, out: name })),
    plugins: [
      {
        name: 'entries',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^only:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'only' }));
          onLoad({ filter: /.*/, namespace: 'only' }, ({ path }) => ({
            contents: entries[path] ?? '',
            resolveDir: here,
          }));
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...EXTERNAL],
    logLevel: 'silent',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [path.replace(/^.*[\\/]|\.js$/g, ''), gzipped(contents)]),
  );
}

async function measure(place: 0 | 1 | 2): Promise<Figure[]> {
  const { name, from, css } = LIBRARIES[place];
  const wanted = Object.entries(WIDGETS).map(([widget, names]) => [widget, names[place]] as const);
  const all = [...new Set(wanted.flatMap(([, names]) => names.split(', ')))].join(', ');
  const entry = (names: string) => `export { ${names} } from '${from}'`;
  const sizes = await sizesOf({
    ...Object.fromEntries(wanted.map(([widget, names]) => [widget, entry(names)])),
    all: entry(all),
  });
  const sheets = css.map((path) => readFileSync(createRequire(import.meta.url).resolve(path)));
  const sheet = gzipped(Buffer.concat(sheets));
  return [
    ...[...sizes].map(([widget, bytes]) => ({ name, widget, bytes })),
    { name, widget: 'stylesheet', bytes: sheet },
    { name, widget: 'all with stylesheet', bytes: (sizes.get('all') ?? 0) + sheet },
  ];
}

const figures = [...(await measure(0)), ...(await measure(1)), ...(await measure(2))];
const rows = [...Object.keys(WIDGETS), 'all', 'stylesheet', 'all with stylesheet'];
const cell = (name: string, widget: string) => {
  const bytes = figures.find((figure) => figure.name === name && figure.widget === widget)?.bytes ?? 0;
  return bytes === 0 ? '–' : (bytes / 1024).toFixed(1);
};
const table = markdown(
  ['min+gzip, kB', ...LIBRARIES.map(({ name }) => name)],
  rows.map((widget) => [widget, ...LIBRARIES.map(({ name }) => cell(name, widget))]),
);
report('ui-size', figures, table);
