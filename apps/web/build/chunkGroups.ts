const inFolder = (folder: string, names: string) => `[\\/]${folder.replaceAll('/', '[\\/]')}[\\/](${names})`;
/** The modules of npm packages. */
const npm = (names: string) => `${inFolder('node_modules', names)}[\\/]`;
/** The folders of packages of this repository. */
const ui = (names: string) => `${inFolder('packages/ui/src', names)}[\\/]`;
const blocks = (names: string) => `${inFolder('packages/blocks/src', names)}[\\/]`;
/** The folders and files of the web application. */
const web = (folder: string, names: string) => inFolder(`web/src/${folder}`, names);

const matching = (...patterns: string[]) => new RegExp(patterns.join('|'));

/** Shared by several screens, but not by the first: loaded when they are needed. */
const NOT_FIRST = matching(
  npm(
    'zod|world-atlas|topojson-client|gcoord|@amap/amap-jsapi-loader|qrcode\\.react|@tanstack/(react-virtual|virtual-core)|input-otp|@dnd-kit|@radix-ui/react-(tabs|toggle-group|slider|select|switch|radio-group|popover|dialog|alert-dialog|use-size)',
  ),
  ui(
    'cover-stack|qr-code|copy-field|text-area|code-input|tabs|segmented-control|checkbox|radio-group|editable-text|date-field|slider|select|dialog|confirm-dialog|popover',
  ),
  inFolder('packages', 'photo-grid/src|photo-viewer/src|blocks/src|cropper/src'),
  inFolder('contract', '(?!limits|errorCodes|headers|days)'),
  inFolder('lucide-react/dist/esm/icons', 'chart-pie|credit-card'),
  web('features', ''),
  web(
    'shared',
    '(dialogs|share|albumEdit|photoList)[\\/]|page/GoOn|queries/similar|api/typingEnds|models/(map|search|selectionBody|share|similar)',
  ),
);

/** Parts of those packages and folders that every list begins with. */
const LISTS = matching(
  inFolder(
    'packages/blocks/src',
    'action-menu/(?!\\w+Sheet)|app-shell/(labels|focusKey|useFocusMemory|AppShell\\.css)|account-menu/(AccountMenu\\.|buttonLabels)|selection-bar/(?!useSelected)|list-page|list-states',
  ),
  web('shared', 'dialogs/layoutMode|share/shareLink'),
);

/** Parts of dialogs, menus and toasts, and the icons in them. */
const LAYERS = matching(
  inFolder(
    'lucide-react/dist/esm/icons',
    '(camera|carets|check\\.|chevron|clock|copy|crown|film|gift|grip-vertical|maximize|minimize|search|shield-check|undo-2|zoom)',
  ),
  npm(
    '@radix-ui/(number|primitive|react-(context|id|primitive|progress|toggle|visually-hidden|use-(callback-ref|controllable-state|effect-event|is-hydrated|layout-effect)))',
  ),
  inFolder('node_modules/@tanstack', 'query-core/.*/infiniteQuery|react-query/.*/useInfiniteQuery'),
  web('shared/queries', 'albumPhotos|shares'),
  ui('modal-layer|progress|switch'),
  inFolder('packages/api-client/src', 'contract/uploadFields|upload/(?!unfinishedUpload|journalName)'),
  web('shared', 'crop/|models/(order|storage)'),
  npm(
    '@radix-ui/react-(collection|dismissable-layer|focus-guards|focus-scope|portal|presence|roving-focus)|aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar',
  ),
);
const MENUS = matching(
  npm('@floating-ui|@radix-ui/react-(arrow|context-menu|dropdown-menu|menu|popper)'),
  ui('context-menu|dropdown-menu|menu'),
);

/** Parts of users' own pages, and not of a share. */
const OWN = matching(
  ui('data-list|card'),
  inFolder('lucide-react/dist/esm/icons', '(calendar|folder-open|heart-off|image-plus|pencil|tag)'),
  web('shared', 'models/album|queries/albums'),
);

/**
 * The code of every screen is loaded as a few files, not one per module: every file costs a request. In a single file
 * it would be one long task on a phone, which parses and runs each file in its own task (the server's
 * `lateScripts.ts`). A group includes the imports of its modules, unless an earlier group has them.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: matching(npm('react|react-dom|scheduler'), 'rolldown[\\\\/]runtime') },
  {
    // The code before every screen; the entry is a file of its own.
    name: 'main',
    tags: ['$initial' as const],
    test: (id: string) => !/[\\/]main\.tsx$|index\.html/.test(id),
  },
  {
    // The sign-in and the code entry of a share need no more than these, and each its own.
    name: 'first',
    test: matching(
      ui('banner|button|icon-button|link|react-18|state|visually-hidden'),
      inFolder('packages/ui/src/theme', '(base|layers|layered|style)\\.'),
      inFolder('node_modules/@tanstack', 'query-core/.*/mutationObserver|react-query/.*/useMutation'),
      inFolder('packages/blocks/src', 'locale/(?!useMo|spanText)'),
      inFolder('lucide-react/dist/esm/icons', 'eye'),
      inFolder('contract', 'codePoints|days|limits'),
      web(
        'shared',
        'errors|hooks/(useDocumentTitle|useReport|useStoredOrder)|page/Logo|photoList/photoSource|models/photo',
      ),
    ),
  },
  {
    // Of the sign-in and the code entry.
    name: 'fields',
    test: matching(
      ui('countdown|field|layout|password-field|text-field'),
      inFolder('contract', 'secretRules'),
      web('shared', 'passwordError'),
      inFolder('packages/blocks/src', 'auth-forms/AuthSheet'),
    ),
  },
  {
    name: 'shared',
    test: (id: string) => LISTS.test(id) || ![NOT_FIRST, LAYERS, MENUS, OWN].some((group) => group.test(id)),
    minShareCount: 2,
  },
  { name: 'own', test: OWN, minShareCount: 2 },
  {
    name: 'share-gate',
    test: matching(
      inFolder('packages/blocks/src', 'share/factLabels'),
      web('app/gates', 'ShareGate'),
      web('shared', 'models/share'),
      web(
        'features/public-share',
        'PublicSharePage\\.css|linkedCode|publicShare\\.queries|usePublicShare\\.ts',
      ),
    ),
  },
  {
    name: 'share-code',
    test: matching(
      npm('input-otp'),
      ui('code-input'),
      blocks('code-entry'),
      web('features/public-share', 'CodeEntry'),
    ),
  },
  {
    name: 'sign-in',
    test: matching(
      inFolder('packages/blocks/src', 'auth-forms/(?!AuthSheet|Code|OtherCode|Re|SignUpCode)'),
      web('features/auth', 'AuthPage|useAuthFlow'),
    ),
  },
  {
    name: 'photo-list',
    test: matching(
      inFolder('packages/photo-grid/src', '(?!source/useViewerIndex)'),
      inFolder(
        'packages/blocks/src',
        'sort-order/(buttonLabels|SortOrderMenu)|layout-dialog/layout\\.|photo-skeletons|photo-actions/use(NamedActions|PhotoSelectionBar)',
      ),
      web('shared', 'photoList/(?!photoScrubber|usePhotoViewer|useViewer|ViewerPanelTools)'),
    ),
    minShareCount: 2,
  },
  {
    name: 'albums',
    test: matching(
      npm('@tanstack/(react-virtual|virtual-core)'),
      ui('cover-stack'),
      blocks('album-actions|album-card|album-grid'),
      web('features/albums', 'AlbumList|albumPaths|displayMode'),
    ),
  },
  {
    name: 'photos',
    test: matching(
      inFolder('packages/blocks/src', 'photo-actions/(labels|photoActions)|memory-strip/memoryDays'),
      web('features/photos', '(?!map[\\/])'),
      web('shared', 'api/typingEnds|models/(map|search|selectionBody)'),
    ),
    minShareCount: 2,
  },
  {
    name: 'account',
    test: matching(
      inFolder('lucide-react/dist/esm/icons', 'chart-pie|credit-card|crown|gift'),
      blocks('file-button|section-card|profile|category-nav'),
      inFolder('packages/blocks/src', 'locale/useMo'),
      web('features/account', '(AccountFrame|AccountPage|Answered|useZone)|basic/(?!AvatarDialog)'),
    ),
  },
  { name: 'layers', test: LAYERS },
  { name: 'menus', test: MENUS },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));
