/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Rules',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js') },
        blog: false,
        theme: { customCss: require.resolve('./docs/rules/changes.css') },
      },
    ],
  ],
};
