import { StrictMode, Suspense } from 'react';

type Module = Readonly<Record<string, unknown>>;
/** Loads the entry of each package, by its path: `…/packages/ui/src/index.ts`. */
export type PackageLoaders = Readonly<Record<string, () => Promise<Module>>>;

/** A name that a package exports: `Dialog` of `@xiangji/ui`, for `Dialog.Root` too. */
interface Public {
  readonly name: string;
  readonly exported: string;
  readonly from: string;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
/** A part of a compound component, or the component. */
const isComponentName = (name: string) => /^[A-Z]/.test(name);
/** `export * as Dialog` is an object of components: a module, or a plain object in a build. */
const isNamespace = (value: object) => typeof value === 'object' && !('$$typeof' in value);

/** The public names of components and functions, from the entries of the packages. */
export class PublicNames {
  readonly #byValue = new Map<unknown, Public>();
  readonly #packages = new Map<string, Set<string>>();

  constructor(modules: ReadonlyMap<string, Module>) {
    this.#byValue.set(Suspense, { name: 'Suspense', exported: 'Suspense', from: 'react' });
    this.#byValue.set(StrictMode, { name: 'StrictMode', exported: 'StrictMode', from: 'react' });
    for (const [from, module] of modules) {
      this.#packages.set(from, new Set(Object.keys(module)));
      for (const [name, value] of Object.entries(module)) this.#add(name, value, from);
    }
  }

  #add(exported: string, value: unknown, from: string) {
    if (!isObject(value)) return;
    if (!this.#byValue.has(value)) this.#byValue.set(value, { name: exported, exported, from });
    // The texts of a block, by language.
    if ('zh-CN' in value && 'en' in value) {
      this.#byValue.set(value['zh-CN'], { name: `${exported}['zh-CN']`, exported, from });
      this.#byValue.set(value.en, { name: `${exported}.en`, exported, from });
    }
    if (!isComponentName(exported) || !isNamespace(value)) return;
    for (const [part, each] of Object.entries(value)) {
      const name = `${exported}.${part}`;
      if (isObject(each) && !this.#byValue.has(each)) this.#byValue.set(each, { name, exported, from });
    }
  }

  of(value: unknown): Public | undefined {
    return this.#byValue.get(value);
  }

  /** The package that exports `name`, the story's own package first. */
  packageOf(name: string, own: string): string | undefined {
    return [own, ...this.#packages.keys()].find((each) => this.#packages.get(each)?.has(name));
  }
}

/** `./packages/photo-grid/src/…` → `@xiangji/photo-grid`. */
export function packageOfFile(path: string): string | undefined {
  const name = /packages\/([^/]+)\//.exec(path)?.[1];
  return name && `@xiangji/${name}`;
}

const loaded = new Map<PackageLoaders, Map<string, Promise<PublicNames>>>();

/** Loads the public names of the packages that a story of `own` can use; ui uses no other package. */
export function loadPublicNames(loaders: PackageLoaders, own: string): Promise<PublicNames> {
  const entries = Object.entries(loaders).filter(
    ([path]) => own === '@xiangji/blocks' || ['@xiangji/ui', own].includes(packageOfFile(path) ?? ''),
  );
  const load = async () => {
    const modules = await Promise.all(
      entries.map(async ([path, read]) => [packageOfFile(path) ?? '', await read()] as const),
    );
    // The own package first: a viewer's Button is not that of ui.
    return new PublicNames(new Map(modules.toSorted(([a], [b]) => Number(b === own) - Number(a === own))));
  };
  const cache = loaded.get(loaders) ?? new Map<string, Promise<PublicNames>>();
  loaded.set(loaders, cache);
  const names = cache.get(own) ?? load();
  cache.set(own, names);
  return names;
}

/** Writes the import statements of the used names, React first. */
export function importsOf(used: Iterable<readonly [exported: string, from: string]>): string {
  const byPackage = new Map<string, Set<string>>();
  for (const [exported, from] of used) byPackage.set(from, (byPackage.get(from) ?? new Set()).add(exported));
  return [...byPackage]
    .toSorted(([a], [b]) => Number(b === 'react') - Number(a === 'react') || a.localeCompare(b))
    .map(([from, names]) => {
      const bare = (name: string) => name.replace('type ', '');
      const list = [...names].toSorted((a, b) => bare(a).localeCompare(bare(b)));
      const line = `import { ${list.join(', ')} } from '${from}';`;
      return line.length <= 80 ? line : `import {\n  ${list.join(',\n  ')},\n} from '${from}';`;
    })
    .join('\n');
}
