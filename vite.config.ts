import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'
import { familyFiles } from './scripts/family-files.ts'
import { firstScript } from './scripts/first-script.ts'
import { markdown } from './scripts/markdown.ts'

/** Small things that nearly every page stands on: in one file they are 4 kB less than in thirty. */
const ground = new RegExp(
  [
    '/core/(email|limits|paths|text|words)[.]',
    '/core/domain/access[.]',
    '/content/brand[.]',
    '/web/app/(brand-link|skip-link|use-focus-on-new-screen)[.]',
    '/web/lib/(classes|flash-message|lazy|list-of|listeners|navigation|network|roving|safe-storage|use-early-input|use-online|when-idle)[.]',
    '/web/data/(api|session-cache|timing)[.]',
    '/web/shared/account/return-to[.]',
    '/web/ui/(button|card|field|icon-button|notice|page-heading|section|skeleton|text-link)[.]',
    '/node_modules/(regexparam|wouter)/',
    '/lucide-react/dist/esm/(Icon|context|createLucideIcon|defaultAttributes|shared)\\b',
    '/lucide-react/dist/esm/icons/(arrow-left|check|chevron-down|circle-alert|circle-check|info|x)[.]',
  ].join('|'),
)

/**
 * What Today begins with and visitors never need: each file costs a slow phone about as much as what
 * is in it. What these stand on comes with them.
 */
const family = new RegExp(
  [
    '/core/domain/(day|experiment|progress|streak|week)[.]',
    '/web/data/(store|use-family)[.]',
    '/web/lib/(after-paint|dates|sounds|use-today)[.]',
    '/web/shared/drafts/family-form[.]',
    '/web/features/dashboard/member-badge[.]',
    '/web/ui/(progress-ring|segmented|tick|toast)[.]',
    '/web/ui/task-icons/task-icon[.]',
    '/lucide-react/dist/esm/icons/(chevron-right|cloud-off|sun)[.]',
  ].join('|'),
)

const named = (names: RegExp) => (id: string) => names.test(id.replaceAll('\\', '/'))

export default defineConfig({
  root: 'web',
  // One cache per checkout, outside web/, so that nothing but source lies in there.
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    tailwindcss(),
    markdown(),
    familyFiles(),
    firstScript('theme.js', new URL('web/theme.js', import.meta.url)),
    compress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy is `default-src 'self'`: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
            { name: 'ground', test: named(ground), priority: 0.5 },
            { name: 'family', test: named(family), priority: 0.4 },
          ],
        },
      },
    },
  },
})
