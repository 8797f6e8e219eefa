import { type Pattern, type Query, slot } from '../../../language/index.js';
import { counted, exact, joined, least, numbered } from '../../reading/phrases.js';
import { combined, number, provision } from '../../reading/provision.js';
import { generalMultiplayer, players } from '../places.js';

/** "See this document for more information." */
const seeFor = (document: Pattern): Query => ({
  verb: 'see',
  object: document,
  with: { for: 'more information' },
});

/** How the chapter opens. */
const opening = {
  in: generalMultiplayer,
  about: ['section contain ~ rule', 'rule of this section'],
  asks: [
    [
      {
        verb: 'contain',
        actor: 'this section',
        object: {
          noun: 'rule',
          modifiers: ['additional', 'optional'],
          which: [{ verb: 'use', modality: 'can', with: { for: 'multiplayer play' } }],
        },
      },
      true,
    ],
  ],
  says: [
    ['this section contain additional optional rule that can be used for multiplayer play', true],
    ['rule of this section be additional and optional they serve for playing with more than 2', true],
  ],
} as const;

/** How a document is named in which the rules of tournaments stand, and where it is to be had. */
const latest = '(see most current | those be in latest) magic gathering';
const addresses = 'for more information | online [under dci document center] | for which see';

/** What the chapter is about, and which documents and words it leans on. */
export const chapterProvisions = [
  combined('general.chapterNumber', { opening }, (a, document) => {
    const chapter = document.chapters.find((c) => /multiplayer/i.test(c.title));
    if (chapter !== undefined) return Number(chapter.number);
    // A fragment without the heading of its chapter still shows it in the numbers of its sections.
    const section = a.opening ? document.parts.find((p) => /^\d00$/.test(p.number))?.number : undefined;
    return section === undefined ? undefined : Number(section.slice(0, -2));
  }),
  combined('general.multiplayerRulesLocation', { opening }, (a, document) => {
    if (a.opening || document.chapters.some((c) => /multiplayer/i.test(c.title))) return 'chapterIncluded';
    return document.partial ? undefined : 'pointerToWebsiteOnly';
  }),
  provision('general.multiplayerThreshold', {
    means: [
      [
        [
          'A game that begins with more than N players is a multiplayer game.',
          'A multiplayer game is a game that begins with more than N players.',
        ],
        counted,
      ],
    ],
    in: generalMultiplayer,
    loosely: true,
    about: 'multiplayer game ~ than ~ player',
    asks: [
      // "More than two" is read as three or more.
      [
        {
          verb: 'be',
          actor: 'a multiplayer game',
          is: { noun: 'game', which: [{ verb: ['begin', 'start'], with: { with: numbered('player') } }] },
        },
        (s) => {
          const n = least(s.n);
          return n === undefined ? undefined : n - 1;
        },
      ],
    ],
    says: [['game be multiplayer game if more than {n} player start it', number()]],
  }),
  provision('general.maximumVariantsPerGame', {
    in: generalMultiplayer,
    about: 'option ~ variant $',
    asks: [
      [
        {
          verb: 'use',
          actor: 'a single game',
          modality: 'may',
          object: joined(
            'and',
            { noun: 'variant', quantity: slot('n'), focus: ['only'] },
            { noun: 'option', quantity: { least: 2 } },
          ),
        },
        (s) => exact(s.n),
      ],
    ],
    says: [
      ['single game may use multiple option but only {n} variant', number()],
      ['several option may be used together in 1 game but no more than {n} variant', number()],
    ],
  }),
  provision('general.tournamentRulesDocument', {
    in: generalMultiplayer,
    about: ['see ~ rule for more information', 'be in latest', 'magic gathering'],
    asks: [
      [
        seeFor({
          noun: 'Floor Rule',
          names: [{ name: 'Magic: The Gathering DCI' }],
          modifiers: ['most current'],
        }),
        'dciFloorRules',
      ],
      [
        seeFor({
          noun: 'tournament rule',
          names: [{ name: 'Magic: The Gathering' }],
          modifiers: ['most current'],
        }),
        'tournamentRules',
      ],
    ],
    says: [
      [`${latest} dci floor rule [${addresses}]`, 'dciFloorRules'],
      [`${latest} tournament rule [${addresses}]`, 'tournamentRules'],
    ],
  }),
  provision('general.yourTeamDefinition', {
    in: players,
    loosely: true,
    about: ['term your team', 'term & team', 'your team'],
    says: [['spell or ability may use term your team as shorthand for you and or your teammate', true]],
  }),
];
