/** What can be typed at the table. */
export const HELP = `A number takes that choice. Otherwise:
  Enter, p      pass; stay at home; do not block; keep
  e             pass until the turn ends
  m             pass until your next turn
  ask always    be asked whenever you could do more than pass; "ask less" goes back
  next          turn to another open question, where several are open
  board, b      the table again          ?            the question again
  card NAME     what a card does         range        who is within whose range of influence
  log [N|all]   what happened            why N        what led to event N, with the rules
  undo          take back the last choice of a person
  save [FILE]   keep the game            resume FILE  go on with a kept one
  concede       leave the game           help, quit
`;

/** Other names of commands. An empty line passes. */
export const ALIASES = new Map(
  Object.entries({
    '': 'pass',
    p: 'pass',
    e: 'end',
    m: 'mine',
    b: 'board',
    '?': 'options',
    h: 'help',
    q: 'quit',
    exit: 'quit',
  }),
);
