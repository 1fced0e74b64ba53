import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'
import { markdown } from './scripts/markdown.ts'

/** Small things that nearly every page stands on: in one file they are 4 kB less than in thirty. */
const ground = new RegExp(
  [
    '/core/(paths|limits)[.]',
    '/content/brand[.]',
    '/web/lib/(classes|later|navigation|roving)[.]',
    '/web/data/(api|session-cache)[.]',
    '/web/ui/(button|card|field|icon-button|notice|skeleton|text-link)[.]',
    '/node_modules/(regexparam|wouter)/',
    '/lucide-react/dist/esm/(Icon|context|createLucideIcon|defaultAttributes|shared)\\b',
    '/lucide-react/dist/esm/icons/(check|chevron-down|circle-alert|circle-check|info|x)[.]',
  ].join('|'),
)

export default defineConfig({
  root: 'web',
  // One cache per checkout, outside web/, so that nothing but source lies in there.
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), markdown(), compress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy is `default-src 'self'`: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Keeps light-dark() as it is written; older targets would have it taken apart.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            // What every page begins with, in one piece: many small ones compress worse.
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'ground', test: (id) => ground.test(id.replaceAll('\\', '/')), priority: 0.5 },
          ],
        },
      },
    },
  },
})
