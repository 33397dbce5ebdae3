import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** Pages are rendered for each request, as in the product. */
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  devToolbar: { enabled: false },
});
