/** How a question of the checks is called and when it is answered. */
export interface Question {
  /** Fewest and most arguments. */
  least: number;
  most: number;
  /** The answer is a list whose order counts. */
  ordered?: true;
  /** The answer concerns the stack or priority, which letting the stack resolve would destroy. */
  momentary?: true;
}

const question = (least: number, most = least, more: Partial<Question> = {}): Question => ({
  least,
  most,
  ...more,
});

/** Every question that a check may ask; `docs/scenarios.md` says what each answers. */
export const QUESTIONS: ReadonlyMap<string, Question> = new Map(
  Object.entries({
    at: question(2),
    life: question(1),
    teamLife: question(1),
    indivLife: question(1),
    poison: question(1),
    teamPoison: question(1),
    poisonLimit: question(0, 1),
    startLife: question(1),
    inGame: question(1),
    result: question(1),
    gameOver: question(0),
    zone: question(1),
    zoneOwner: question(1),
    controller: question(1),
    owner: question(1),
    exists: question(1),
    power: question(1),
    toughness: question(1),
    damage: question(1),
    counters: question(1, 2),
    attachedTo: question(1),
    tapped: question(1),
    unblockable: question(1),
    legal: question(1),
    can: question(1, 3),
    canTarget: question(2),
    canAttack: question(1, 2),
    canBlock: question(2),
    attackable: question(1),
    asked: question(1),
    options: question(1),
    decisionOrder: question(1, 1, { ordered: true }),
    triggered: question(1),
    stack: question(0, 1, { ordered: true, momentary: true }),
    stackOf: question(1, 1, { momentary: true }),
    priority: question(0, 1, { momentary: true }),
    inRange: question(2),
    rangeOf: question(1, 2),
    hand: question(1),
    library: question(1),
    drew: question(1),
    gained: question(1),
    lost: question(1),
    dealt: question(2),
    count: question(1, 2),
    marker: question(1),
    designated: question(1),
    takingTurn: question(1),
    waiting: question(1),
    pendingExtra: question(1),
    turnsTaken: question(1),
    turnOwner: question(0, 1),
    teamTurn: question(0),
    activePlayer: question(0, 1),
    step: question(0, 0, { momentary: true }),
    primary: question(1),
    planar: question(0),
    settled: question(1),
  } satisfies Record<string, Question>),
);
