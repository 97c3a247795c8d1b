import { LANGUAGES } from '@schupf/phrasebook';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { isElsewhere, toPage } from './service-worker-routes.ts';
import { app } from './src/i18n/en/app.ts';

/** The module that starts a worker, and the worker, relative to `src/`. */
const WORKERS = [
  { starter: 'client/worker-table.ts', worker: 'workers/table.worker.ts' },
  { starter: 'review/reviewer.ts', worker: 'workers/review.worker.ts' },
  { starter: 'daily/reference.ts', worker: 'workers/reference.worker.ts' },
  { starter: 'puzzles/tutor-client.ts', worker: 'workers/puzzle.worker.ts' },
];

/**
 * Builds the workers together with the page. Vite would build them separately, and the code they share (most of the
 * rules) would be sent and cached several times.
 */
function bundleWorkersWithPage(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'bundle-workers-with-page',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { worker } of WORKERS) {
        const name = worker.replace(/^workers\/(.*)\.ts$/, '$1');
        files.set(worker, this.emitFile({ type: 'chunk', id: `/src/${worker}`, name }));
      }
    },
    transform(code, id) {
      const found = WORKERS.find(({ starter }) => id.endsWith(`/src/${starter}`));
      if (found === undefined) return null;
      const workerUrl = `new URL('../${found.worker}', import.meta.url)`;
      if (!code.includes(workerUrl)) this.error(`expected to find ${workerUrl}`);
      return code.replace(workerUrl, `import.meta.ROLLUP_FILE_URL_${files.get(found.worker)}`);
    },
  };
}

/** Chunks that are of no use without a server, and the texts that only such chunks load. */
const SERVER_CHUNK = /^assets\/online/;
const SERVER_WORDS = /\/i18n\/\w+\/(account|moderation|people|ratings|standing)\.ts$/;
const serverFiles = new Set<string>();

/** Finds everything that imports a chunk of no use without a server: that is of no use either. */
function findServerFiles(): Plugin {
  return {
    name: 'find-server-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isFound = (file: string) => SERVER_CHUNK.test(file) || serverFiles.has(file);
      for (let before = -1; before < serverFiles.size; ) {
        before = serverFiles.size;
        for (const { fileName, imports, viteMetadata } of chunks) {
          if (!isFound(fileName) && !imports.some(isFound)) continue;
          for (const file of [fileName, ...(viteMetadata?.importedCss ?? [])]) serverFiles.add(file);
        }
      }
    },
  };
}

/** The chunks that load pages, of which there is a group `frame` below. */
const PAGE_LOADERS = /^assets\/(frame|index|more-pages|online-pages)-/;

/**
 * Modules that are always loaded together go into one file: they compress better, and an extra request costs more than
 * a few kilobytes. Over HTTP/1.1, browsers make six requests at a time, so a seventh waits for a whole round trip.
 *
 * Whatever `frame` imports must be in a group too. Otherwise the bundler would put it into the entry file. The first
 * page would then wait for the entry file, which waits for the first page, and the screen would stay empty.
 */
const CHUNKS = [
  ...LANGUAGES.flatMap((language) => [
    {
      name: `shell-${language}`,
      test: new RegExp(`(i18n|phrasebook/src)/${language}/(shell|app|common|games|home)\\.ts`),
    },
    {
      name: `words-${language}`,
      test: new RegExp(`(i18n|phrasebook/src)/${language}/(index|cards|commands|events|refusals|table)\\.ts`),
    },
  ]),
  { name: 'preact', test: /node_modules\/(@preact|preact)\// },
  { name: 'art', test: /web\/src\/cards\/(?!icon)|packages\/art\/src\// },
  {
    name: 'games',
    test: /(bots\/src\/default-bot|rules\/src\/(options|presets|reading|rules|variants)|table\/src\/(speeds|table-config)|client\/(new-tables|bot-pace))\.ts/,
  },
  {
    name: 'cards',
    test: /rules\/src\/(card|card-set|seat|combination\/combination)\.ts/,
  },
  // Separate from `cards`, which the worker loads too: the worker shows no text.
  {
    name: 'phrases',
    test: /phrasebook\/src\/(play-parts|card-names|refusal-texts|event-describer|input\/commands)\.ts|cards\/icon/,
  },
  { name: 'option-words', test: /i18n\/option-words\.ts|phrasebook\/src\/(load-options|option-texts)\.ts/ },
  {
    name: 'engine',
    test: /rules\/src\/(decisions\/(?!round-driver|plays-with)|combination|phases|score|state\/(?!follow|seen)|match|legal\/)/,
  },
  // For people who play alone: the worker, replays and the course.
  { name: 'transitions', test: /rules\/src\/(transitions|chance|state\/seen)/ },
  // Before `frame`, which has the definitions of all other pages.
  { name: 'more-pages', test: /web\/src\/(app\/more-pages|(deals|statistics|study)\/\w+-pages?)\.ts/ },
  {
    name: 'online-pages',
    test: /web\/src\/(online\/(all-later-pages|account-pages)|(people|ratings|legal|moderation)\/\w+-pages?)\.ts/,
  },
  {
    name: 'frame',
    test: /vite\/preload-helper|web\/src\/(app\/(?!fields|ConfirmButton|dismiss|keep-focus|key-names|more-pages|save-record|share|use-arrival)|motion\/(media|theme)|fonts\/|i18n\/(language|lazy-words)\.ts|\w+\/[\w-]+-(address(es)?|pages?)\.ts)|phrasebook\/src\/(bot-names|languages|list|numbers|plural)\.ts|replay\/src\/seat-view\.ts/,
  },
  {
    name: 'table',
    test: /web\/src\/(app\/dismiss|i18n\/reason-words|portraits\/(?!drawings)|table\/(?!moments|parts\/(PanelContent|MenuEntries|PushTable|Choosers|CommandLine)|input\/(hand-gestures|table-keys)|model\/command-line)|client\/(?!new-tables|bot-pace|practice-status)|sheet\/state\/round-history\.ts|motion\/(?!media|theme|sound|voices))|rules\/src\/(decisions\/plays-with|state\/follow|titles)|table\/src\/follow|protocol\/src\/client\/follower|phrasebook\/src\/load-reasons/,
  },
  {
    name: 'home',
    test: /web\/src\/(home\/(?!EveryOption|Fan|GameDetails|option-groups|panels)|matches\/(saved-matches|matches-address)|app\/fields)|rules\/src\/relevant-options/,
  },
  {
    name: 'online-me',
    test: /web\/src\/(online\/(me\/|pages\/(MePage|me-page)|state\/(account|passkeys))|i18n\/account-words)/,
  },
  {
    name: 'online',
    test: /web\/src\/online\/(?!parts\/QrCode|report\/ReportButton)|protocol\/src\/(?!client\/follower|pack-message)/,
  },
  {
    name: 'online-people',
    test: /web\/src\/people\/(pages|parts\/(?!NamesIn|PersonName|ProfilesAtTable|lazy)|state\/profile)/,
  },
  { name: 'online-passkeys', test: /node_modules\/@simplewebauthn\// },
  { name: 'online-code', test: /web\/src\/online\/parts\/QrCode|node_modules\/uqr\// },
  {
    name: 'panels',
    test: /web\/src\/(home\/panels|daily\/(DayLeaf|days|progress|results)|puzzles\/(progress|stored-progress)|matches\/(?!MatchesPage|MatchCard))/,
  },
  { name: 'game-details', test: /web\/src\/home\/GameDetails/ },
  { name: 'saved', test: /web\/src\/storage\/(database|saved-tables)/ },
  { name: 'moments', test: /web\/src\/(table\/moments\/|i18n\/moment-words\.ts)/ },
  // A tip is shown with the first cards. The sheet comes at the end of a round and imports half of the app.
  { name: 'tips', test: /web\/src\/tips\// },
  { name: 'sheet', test: /web\/src\/sheet\// },
  {
    name: 'course',
    test: /web\/src\/(course\/(?!course-(addresses|pages))|i18n\/course-words)|rules\/src\/setup/,
  },
];

export default defineConfig({
  // Relative, so that the page works from any folder.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // Before a dynamic import, the page adds a link for each file the import needs. A page should not wait for its
      // files one after the other. The parts of a table have time, and share most files with it: sixty links would
      // block a slow phone for a third of a second. Styles have to be listed, because nothing else loads them.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' || PAGE_LOADERS.test(hostId)
          ? files
          : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
        chunkFileNames: ({ facadeModuleId }) =>
          SERVER_WORDS.test(facadeModuleId ?? '')
            ? 'assets/online-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  plugins: [
    bundleWorkersWithPage(),
    findServerFiles(),
    VitePWA({
      // The page offers a new version instead: reloading automatically would interrupt a round.
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg'],
      // Browsers fetch these when someone installs the app; the app never shows them.
      includeManifestIcons: false,
      manifest: {
        name: 'Schupf',
        short_name: 'Schupf',
        description: app.description,
        display: 'standalone',
        background_color: '#0e3532',
        theme_color: '#0e3532',
        // Made by `npm run pictures`.
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        screenshots: [
          { src: 'screenshot-wide.webp', sizes: '1280x800', type: 'image/webp', form_factor: 'wide' },
          { src: 'screenshot-narrow.webp', sizes: '390x844', type: 'image/webp', form_factor: 'narrow' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,wasm,weights,woff2}'],
        // The networks of games other than the usual one are fetched when they are needed, and kept from then on.
        globIgnores: ['assets/{three,tientsin,ranks}-2*.weights'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !serverFiles.has(url)),
            warnings: [],
          }),
        ],
        // The page works only at its own address (with any parameters), because its files have relative addresses.
        navigateFallback: null,
        importScripts: ['notifications.js'],
        ignoreURLParametersMatching: [/./],
        runtimeCaching: [
          { urlPattern: isElsewhere, handler: toPage },
          // Packs of puzzles are fetched when someone wants them, and kept from then on.
          { urlPattern: /\.puzzles$/, handler: 'CacheFirst', options: { cacheName: 'puzzles' } },
          { urlPattern: /\.weights$/, handler: 'CacheFirst', options: { cacheName: 'networks' } },
        ],
      },
    }),
  ],
});
