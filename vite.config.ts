import manifest from './package.json' with { type: 'json' }
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { familyFiles } from './scripts/family-files.ts'
import { firstScript } from './scripts/first-script.ts'
import { markdown } from './scripts/markdown.ts'
import { pairedPaths } from './core/paths.ts'
import { splitIcons } from './scripts/split-icons.ts'
import { sharedChunks } from './scripts/shared-chunks.ts'

process.env['VITE_VERSION'] = manifest.version
const shared = sharedChunks()
/** What of react-query the store itself takes. */
const comparing = /query-core[\\/]build[\\/]modern[\\/](utils|timeoutManager)/

export default defineConfig({
  root: 'web',
  // One cache per checkout, outside web/, so that nothing but source lies in there.
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    tailwindcss(),
    markdown(),
    familyFiles(),
    shared.plugin,
    splitIcons(),
    firstScript('theme.js', new URL('web/theme.js', import.meta.url)),
    {
      // Built, they are a program of their own (scripts/paired-pages.ts).
      name: 'paired-pages-in-development',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          if (Object.values<string>(pairedPaths).includes(request.url ?? ''))
            request.url = '/paired/index.html'
          next()
        })
      },
    },
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // The content security policy is `default-src 'self'`: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // is for who writes plugins
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            // Nearly every screen needs all of this but Today, which compares by it what it shows.
            // Lists that go on for pages stand elsewhere.
            {
              name: 'query',
              test: /[\\/]web[\\/]data[\\/]asking[.]tsx$|node_modules[\\/]@tanstack[\\/](?!.*(infiniteQueryObserver|useInfiniteQuery|modern[\\/](utils|timeoutManager)[.]))/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What every page begins with, in one piece: many small ones compress worse.
            { name: 'first', tags: ['$initial'], priority: 1 },
            {
              name: (id) => (comparing.test(id) ? 'family' : shared.chunkOf(id)),
              priority: 0.4,
              // What only some need of a file would come to all with it.
              includeDependenciesRecursively: false,
            },
            {
              // Each file that screens share is named on every family's first page.
              name: 'reminders',
              test: /[\\/]web[\\/](shared[\\/]reminders|worker|lib[\\/]push[.])/,
              priority: 0.3,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
