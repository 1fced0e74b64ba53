import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'
import { familyFiles } from './scripts/family-files.ts'
import { firstScript } from './scripts/first-script.ts'
import { markdown } from './scripts/markdown.ts'
import { sharedChunk } from './scripts/shared-chunk.ts'

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
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 10 },
            {
              name: sharedChunk(),
              debugName: 'ground and family',
              // Otherwise what a module imports would come with it, whoever else wants it.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
