/** The arrows of docs/architecture.md: who may import whom. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** Nouns of the server, each with those that it may use before it. */
const SERVER_MODULES = [
  ...['blobs', 'media', 'auth', 'folders', 'files', 'account', 'uploads', 'covers'],
  ...['recycle', 'billing', 'activity', 'notice', 'shares', 'upkeep'],
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    forbid(
      'locale-imports-no-package',
      'every React package uses locale',
      '^packages/locale/src/',
      '^(packages/(?!locale/)|apps/)',
    ),
    forbid(
      'ui-knows-nobody',
      'ui knows nothing of photos or HTTP',
      '^packages/ui/',
      '^(packages/(?!ui/|internal/|locale/)|apps/)',
    ),
    forbid(
      'internal-knows-nobody',
      'internal is bundled into every package that uses it',
      '^packages/internal/',
      '^(packages/(?!internal/)|apps/)',
    ),
    forbid(
      'photo-packages-take-plain-props',
      'grid, viewer and cropper use only ui and locale',
      '^packages/(photo-grid|photo-viewer|cropper)/',
      '^(packages/api-client/|apps/)',
    ),
    forbid(
      'blocks-take-plain-props',
      'blocks stand on ui and the photo packages; they know no HTTP',
      '^packages/blocks/',
      '^(packages/api-client/|apps/)',
    ),
    forbid(
      'photo-packages-know-no-blocks',
      'blocks use the photo packages, not the other way round',
      '^packages/(photo-grid|photo-viewer|cropper|api-client)/',
      '^packages/blocks/',
    ),
    {
      name: 'photo-packages-stand-apart',
      severity: 'error',
      from: { path: '^packages/(photo-grid|photo-viewer|cropper)/' },
      to: { path: '^packages/(photo-grid|photo-viewer|cropper)/', pathNot: '^packages/$1/' },
    },
    forbid(
      'client-stands-alone',
      'the client has no React',
      '^packages/api-client/',
      '^(packages/(?!api-client/)|apps/|.*node_modules/react)',
    ),
    forbid(
      'contract-is-zod-only',
      'no ky, no jsencrypt in the contract',
      '^packages/api-client/src/contract/',
      'node_modules/(ky|jsencrypt)/|^packages/api-client/src/(?!contract/)',
    ),
    forbid(
      'server-knows-the-contract-only',
      'of our packages the server sees the contract and the readers of imports; its tests speak through the client',
      '^apps/server/src/',
      '^(apps/web/|packages/(?!api-client/src/(contract|import)/))',
    ),
    forbid(
      'server-foundations-know-no-http',
      'storage, decoding and settings are used by everything above them',
      '^apps/server/src/((db|storage|security|cache|media|mail|payment|settings|zip|jobs)/|(language|names|time)\\.ts)',
      '^apps/server/src/(http|modules|page|cli|demo)/',
    ),
    forbid(
      'server-http-knows-no-module',
      'http has what every module needs of a request and a reply',
      '^apps/server/src/http/',
      '^apps/server/src/(modules|page|jobs|cli|demo)/',
    ),
    forbid(
      'server-modules-know-no-page',
      'the first screen is made of modules, not the other way round',
      '^apps/server/src/modules/',
      '^apps/server/src/(page|cli|demo|services)/|^apps/server/src/(app|serve|main|warmUp)\\.ts$',
    ),
    {
      name: 'server-sql-in-repositories',
      comment: 'only repositories, db/ and the copy of an installation speak SQL',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(db/|cli/copyInstallation\\.ts)|\\.repository\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'server-connection-in-repositories',
      comment: 'services get repositories and the unit of work, never a connection',
      severity: 'error',
      from: {
        path: '^apps/server/src/(http|page|jobs|modules|security|cache)/',
        pathNot: '\\.repository\\.ts$|/modules/repositories\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/db/(connect|prepared|statements)\\.ts$' },
    },
    forbid(
      'server-repositories-return-values',
      'services decide and throw: a repository knows no catalogue of errors and no service',
      '^apps/server/src/.*\\.repository\\.ts$',
      '^apps/server/src/(http|page)/|\\.(service|routes|jobs)\\.ts$',
    ),
    ...SERVER_MODULES.slice(0, -1).map((name, index) => ({
      name: `server-${name}-looks-down`,
      comment: 'no arrow back up between modules',
      severity: 'error',
      from: { path: `^apps/server/src/modules/${name}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/server/src/modules/(${SERVER_MODULES.slice(index + 1).join('|')})/` },
    })),
    ...[
      ['shared', 'shared/'],
      ['features', 'shared/|features/'],
    ].map(([folder, allowed]) => ({
      name: `web-${folder}-looks-down`,
      comment: 'shared ← features ← app; tests and stories may use the whole application',
      severity: 'error',
      from: { path: `^apps/web/src/${folder}/`, pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: `^apps/web/src/(?!${allowed})` },
    })),
    {
      name: 'web-tests-stand-alone',
      comment: 'nothing that is shipped uses what tests are made of',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.(test|stories)\\.tsx?$|^apps/web/src/test/' },
      to: { path: '^apps/web/src/test/' },
    },
    {
      name: 'features-never-import-features',
      comment: 'what two features share moves down to a package or to shared/',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    forbid(
      'pure-rooms',
      'layout and geometry have no React',
      '^packages/(photo-grid|photo-viewer|cropper)/src/(layout|geometry)/',
      'node_modules/react',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our builds; a package of npm may have its entry in dist/, and rules look for it.
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
