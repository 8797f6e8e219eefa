import { siteWith } from '../../vitepress/.vitepress/config.js';

export default siteWith(new URL('../docs/rules/sidebar.json', import.meta.url));
