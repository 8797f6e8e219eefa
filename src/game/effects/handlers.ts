import type { Effect } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { GameError } from '../errors.js';
import { drawEffect } from '../outcome/ending.js';
import { restartGame } from '../outcome/restart.js';
import { phaseOut } from '../zones/phasing.js';
import * as cards from './cards.js';
import * as chance from './chance.js';
import * as choices from './choices.js';
import * as cipher from './cipher.js';
import * as control from './control.js';
import { becomeCopy } from './copies.js';
import * as damage from './damage.js';
import { haunt } from './haunt.js';
import * as libraries from './libraries.js';
import * as life from './life.js';
import { mana } from './mana.js';
import { meld } from './meld.js';
import type { EffectsFrame } from './nest.js';
import * as permanents from './permanents.js';
import { affectedObjects } from './recipients.js';
import * as restraints from './restraints.js';
import * as spells from './spells.js';
import * as turns from './turns.js';
import type { EffectOf } from './types.js';
import { venture } from './venture.js';

/** How the effects of one kind are carried out; false is returned while a question of one is open. */
type Handler<K extends Effect['effect']> = (g: Engine, frame: EffectsFrame, effect: EffectOf<K>) => boolean;

const HANDLERS: { readonly [K in Effect['effect']]: Handler<K> } = {
  damage: damage.deal,
  shield: damage.shield,
  unpreventable: damage.unpreventable,
  gainLife: life.change,
  loseLife: life.change,
  setLife: life.set,
  payLife: life.payment,
  exchangeLife: life.exchange,
  redistributeLife: life.redistribute,
  poison: life.poison,
  energy: life.energy,
  losePoison: life.losePoison,
  draw: cards.draw,
  discard: cards.discard,
  revealAny: cards.revealAny,
  mill: cards.mill,
  search: cards.search,
  reveal: cards.reveal,
  partition: cards.partition,
  choosePile: cards.choosePile,
  moveAll: cards.moveAll,
  shuffle: cards.shuffleLibrary,
  discardThat: cards.discardThat,
  scry: libraries.scry,
  surveil: libraries.scry,
  dig: libraries.dig,
  revealTop: chance.revealOne,
  revealRandom: chance.revealOne,
  revealUntil: chance.revealUntil,
  clash: chance.clash,
  vote: chance.vote,
  payMana: chance.payMana,
  flipCoin: chance.flipCoin,
  exileTop: libraries.exileTop,
  exileZone: libraries.exileZone,
  shuffleIn: libraries.shuffleIn,
  revealHand: libraries.show,
  lookAtHand: libraries.show,
  look: libraries.show,
  forbid: restraints.forbid,
  strip: restraints.strip,
  becomeCopy,
  haunt,
  flashback: (g, frame, effect) =>
    restraints.restrain(g, frame, effect.object, effect.duration, { kind: 'flashback' }),
  force: restraints.force,
  forceBlock: restraints.forceBlock,
  forbidBlock: restraints.forbidBlock,
  goad: restraints.goad,
  detain: restraints.detain,
  exileIfDies: restraints.exileIfDies,
  regenerate: restraints.regenerate,
  turnUp: restraints.turnUp,
  turnDown: restraints.turnUp,
  transform: restraints.transform,
  flip: restraints.transform,
  meld,
  repeat: choices.repeat,
  permit: spells.permit,
  fight: restraints.fight,
  exchangeControl: restraints.exchangeControl,
  proliferate: restraints.proliferate,
  emblem: restraints.getEmblem,
  monarch: restraints.designate,
  initiative: restraints.designate,
  venture,
  ante: cards.ante,
  move: permanents.move,
  token: permanents.token,
  attach: permanents.attach,
  pump: permanents.pump,
  switch: permanents.switchSizes,
  grant: permanents.grant,
  become: permanents.become,
  tap: permanents.tap,
  untap: permanents.tap,
  destroy: permanents.destroy,
  putCounters: permanents.counters,
  removeCounters: permanents.counters,
  removeFromCombat: permanents.removeFromCombat,
  show: (g, frame, effect) => {
    for (const { id, owner } of affectedObjects(g, frame.context, effect.object))
      g.emit('revealed', { player: owner, object: id });
    return true;
  },
  phaseOut: (g, frame, effect) => {
    phaseOut(g, affectedObjects(g, frame.context, effect.object));
    return true;
  },
  mark: permanents.mark,
  mana,
  sacrifice: permanents.sacrifice,
  control: control.control,
  controlPlayer: control.controlPlayer,
  restrict: control.restrict,
  counter: spells.counter,
  copy: spells.copy,
  cast: spells.cast,
  castCopy: cipher.castCopy,
  encode: cipher.encode,
  retarget: spells.retarget,
  extraTurn: turns.extraTurn,
  extraPhases: turns.extraPhases,
  lands: turns.moreLands,
  useGraveyards: turns.useGraveyards,
  replaceDraw: turns.replaceDraw,
  skip: turns.skip,
  win: turns.winOrLose,
  lose: turns.winOrLose,
  drawGame: (g, frame) => {
    drawEffect(g, frame.context.controller);
    return true;
  },
  restart: restartGame,
  choosePlayer: choices.choosePlayer,
  chooseObject: choices.chooseObject,
  chooseObjects: choices.chooseObjects,
  chooseMode: choices.chooseMode,
  chooseColor: choices.chooseColor,
  chooseSubtype: choices.chooseColor,
  chooseNumber: choices.chooseColor,
  may: choices.may,
  mayPay: choices.mayPay,
  anyPlayer: choices.anyPlayer,
  if: choices.conditional,
  forEach: choices.forEach,
  delayed: choices.delayed,
};

/** Carries one effect out. @returns false while a question of it is open */
export function carryOut(g: Engine, frame: EffectsFrame, effect: Effect): boolean {
  const name = effect.effect;
  if (!Object.hasOwn(HANDLERS, name)) return unknown(effect);
  return (HANDLERS[name] as (g: Engine, frame: EffectsFrame, effect: Effect) => boolean)(g, frame, effect);
}

/** Cards and instructions come from outside, and may hold any word. */
function unknown({ effect: name }: { effect?: unknown }): never {
  throw new GameError(`no effect is called ${JSON.stringify(name)}; docs/cards-as-data.md lists them all`);
}
