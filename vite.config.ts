import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'
import { markdown } from './scripts/markdown.ts'

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
          ],
        },
      },
    },
  },
})
