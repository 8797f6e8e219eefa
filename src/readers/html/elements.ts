const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that begin and end a block of words. */
export const BLOCKS = set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** Elements whose words nobody reads as a part of the page: programs, pictures, fields, and how a word is read aloud. */
export const SILENT = set(
  'script style template noscript svg math iframe object video audio canvas select textarea button input option datalist rt rp',
);

/** Elements that set their words in italics. */
export const ITALIC = set('i em cite');

/** Elements that frame a page and are no part of what it says. */
export const FRAME = set('nav footer aside menu form dialog');

/** What `role` says of such a frame. */
export const FRAME_ROLES = set(
  'navigation banner contentinfo complementary search menu menubar dialog alert',
);

/** Words in `class` and `id` by which pages name their frame. */
export const FRAME_NAME =
  /(?:^|[\s_-])(?:nav|navbar|navigation|navbox|menu|menubar|sidebar|breadcrumbs?|footer|masthead|cookies?|consent|share|sharing|social|skip-?link|pagination|pager|toolbar|toc|advert|ads)(?:$|[\s_-])/i;

/** Words in `class` by which pages name what is beside a heading for a click. */
export const CLICK_NAME = /(?:^|\s)(?:mw-editsection|headerlink|anchor-?link|anchorjs-link)(?:$|\s)/i;

/** Words in `class` and `id` by which pages name their head; headings of the text may be in such an element too. */
export const HEAD_NAME = /(?:^|\s)(?:(?:site|page|global|main|top)[_-]?)?header(?:$|\s)/i;
