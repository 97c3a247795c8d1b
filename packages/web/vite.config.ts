import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  // Relative, so that the page works wherever it is put.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  plugins: [
    VitePWA({
      // A new version is offered; to reload by itself would interrupt a round.
      registerType: 'prompt',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Schupf',
        short_name: 'Schupf',
        description: 'Tichu, alone or together',
        display: 'standalone',
        background_color: '#0e3532',
        theme_color: '#0e3532',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: { globPatterns: ['**/*.{js,css,html,svg}'] },
    }),
  ],
});
