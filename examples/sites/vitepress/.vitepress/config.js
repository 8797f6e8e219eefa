import { existsSync, readFileSync } from 'node:fs';

/**
 * The settings of a site of rules. The pages are written to docs/rules.
 *
 * @param sidebar the address of the file that `variorum publish` wrote for the bar beside the pages; it is read anew with each build
 */
export const siteWith = (sidebar) => ({
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
            // Every word has to be found; a rule comes before the contents of its edition, a comparison or a history.
            combineWith: 'AND',
            boostDocument: (id) => (/\/editions\/[^/]+\/[^#]/.test(id) ? 50 : 1),
          },
        },
      },
    },
  },
});

export default siteWith(new URL('../docs/rules/sidebar.json', import.meta.url));
