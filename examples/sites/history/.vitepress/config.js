import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

// The pages are written to docs/rules; the sidebar beside them is read anew with each build.
const sidebar = new URL('../docs/rules/sidebar.json', import.meta.url);

export default defineConfig({
  srcDir: 'docs',
  title: 'Rules',
  themeConfig: {
    sidebar: {
      '/rules/': {
        base: '/rules/',
        items: existsSync(sidebar) ? JSON.parse(readFileSync(sidebar, 'utf8')) : [],
      },
    },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            // Every word has to be found; a rule comes before what was said of it in a comparison or a history.
            combineWith: 'AND',
            boostDocument: (id) => (id.includes('/editions/') ? 50 : 1),
          },
        },
      },
    },
  },
});
