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
import type { EffectsFrame } from './nest.js';
import * as permanents from './permanents.js';
import { affectedObjects } from './recipients.js';
import * as restraints from './restraints.js';
import * as spells from './spells.js';
import * as turns from './turns.js';
import { venture } from './venture.js';

/** Carries one effect out. @returns false while a question of it is open */
export function carryOut(g: Engine, frame: EffectsFrame, effect: Effect): boolean {
  switch (effect.effect) {
    case 'damage':
      return damage.deal(g, frame, effect);
    case 'shield':
      return damage.shield(g, frame, effect);
    case 'unpreventable':
      return damage.unpreventable(g, frame, effect);
    case 'gainLife':
    case 'loseLife':
      return life.change(g, frame, effect);
    case 'setLife':
      return life.set(g, frame, effect);
    case 'payLife':
      return life.payment(g, frame, effect);
    case 'exchangeLife':
      return life.exchange(g, frame, effect);
    case 'redistributeLife':
      return life.redistribute(g, frame, effect);
    case 'poison':
      return life.poison(g, frame, effect);
    case 'energy':
      return life.energy(g, frame, effect);
    case 'losePoison':
      return life.losePoison(g, frame, effect);
    case 'draw':
      return cards.draw(g, frame, effect);
    case 'discard':
      return cards.discard(g, frame, effect);
    case 'revealAny':
      return cards.revealAny(g, frame, effect);
    case 'mill':
      return cards.mill(g, frame, effect);
    case 'search':
      return cards.search(g, frame, effect);
    case 'reveal':
      return cards.reveal(g, frame, effect);
    case 'partition':
      return cards.partition(g, frame, effect);
    case 'choosePile':
      return cards.choosePile(g, frame, effect);
    case 'moveAll':
      return cards.moveAll(g, frame, effect);
    case 'shuffle':
      return cards.shuffleLibrary(g, frame, effect);
    case 'discardThat':
      return cards.discardThat(g, frame, effect);
    case 'scry':
    case 'surveil':
      return libraries.scry(g, frame, effect);
    case 'dig':
      return libraries.dig(g, frame, effect);
    case 'revealTop':
    case 'revealRandom':
      return chance.revealOne(g, frame, effect);
    case 'revealUntil':
      return chance.revealUntil(g, frame, effect);
    case 'clash':
      return chance.clash(g, frame, effect);
    case 'vote':
      return chance.vote(g, frame, effect);
    case 'payMana':
      return chance.payMana(g, frame, effect);
    case 'flipCoin':
      return chance.flipCoin(g, frame, effect);
    case 'exileTop':
      return libraries.exileTop(g, frame, effect);
    case 'exileZone':
      return libraries.exileZone(g, frame, effect);
    case 'shuffleIn':
      return libraries.shuffleIn(g, frame, effect);
    case 'revealHand':
    case 'lookAtHand':
    case 'look':
      return libraries.show(g, frame, effect);
    case 'forbid':
      return restraints.forbid(g, frame, effect);
    case 'strip':
      return restraints.strip(g, frame, effect);
    case 'becomeCopy':
      return becomeCopy(g, frame, effect);
    case 'haunt':
      return haunt(g, frame, effect);
    case 'flashback':
      return restraints.restrain(g, frame, effect.object, effect.duration, { kind: 'flashback' });
    case 'force':
      return restraints.force(g, frame, effect);
    case 'forceBlock':
      return restraints.forceBlock(g, frame, effect);
    case 'goad':
      return restraints.goad(g, frame, effect);
    case 'detain':
      return restraints.detain(g, frame, effect);
    case 'exileIfDies':
      return restraints.exileIfDies(g, frame, effect);
    case 'regenerate':
      return restraints.regenerate(g, frame, effect);
    case 'turnUp':
      return restraints.turnUp(g, frame, effect);
    case 'transform':
    case 'flip':
      return restraints.transform(g, frame, effect);
    case 'repeat':
      return choices.repeat(g, frame, effect);
    case 'permit':
      return spells.permit(g, frame, effect);
    case 'fight':
      return restraints.fight(g, frame, effect);
    case 'exchangeControl':
      return restraints.exchangeControl(g, frame, effect);
    case 'proliferate':
      return restraints.proliferate(g, frame, effect);
    case 'emblem':
      return restraints.getEmblem(g, frame, effect);
    case 'monarch':
    case 'initiative':
      return restraints.designate(g, frame, effect);
    case 'venture':
      return venture(g, frame, effect);
    case 'ante':
      return cards.ante(g, frame, effect);
    case 'move':
      return permanents.move(g, frame, effect);
    case 'token':
      return permanents.token(g, frame, effect);
    case 'attach':
      return permanents.attach(g, frame, effect);
    case 'pump':
      return permanents.pump(g, frame, effect);
    case 'switch':
      return permanents.switchSizes(g, frame, effect);
    case 'grant':
      return permanents.grant(g, frame, effect);
    case 'become':
      return permanents.become(g, frame, effect);
    case 'tap':
    case 'untap':
      return permanents.tap(g, frame, effect);
    case 'destroy':
      return permanents.destroy(g, frame, effect);
    case 'putCounters':
    case 'removeCounters':
      return permanents.counters(g, frame, effect);
    case 'removeFromCombat':
      return permanents.removeFromCombat(g, frame, effect);
    case 'show':
      for (const { id, owner } of affectedObjects(g, frame.context, effect.object))
        g.emit('revealed', { player: owner, object: id });
      return true;
    case 'phaseOut':
      phaseOut(g, affectedObjects(g, frame.context, effect.object));
      return true;
    case 'mark':
      return permanents.mark(g, frame, effect);
    case 'mana':
      return permanents.mana(g, frame, effect);
    case 'sacrifice':
      return permanents.sacrifice(g, frame, effect);
    case 'control':
      return control.control(g, frame, effect);
    case 'controlPlayer':
      return control.controlPlayer(g, frame, effect);
    case 'restrict':
      return control.restrict(g, frame, effect);
    case 'counter':
      return spells.counter(g, frame, effect);
    case 'copy':
      return spells.copy(g, frame, effect);
    case 'cast':
      return spells.cast(g, frame, effect);
    case 'castCopy':
      return cipher.castCopy(g, frame, effect);
    case 'encode':
      return cipher.encode(g, frame);
    case 'retarget':
      return spells.retarget(g, frame, effect);
    case 'extraTurn':
      return turns.extraTurn(g, frame, effect);
    case 'extraPhases':
      return turns.extraPhases(g, frame, effect);
    case 'lands':
      return turns.moreLands(g, frame, effect);
    case 'replaceDraw':
      return turns.replaceDraw(g, frame, effect);
    case 'skip':
      return turns.skip(g, frame, effect);
    case 'win':
    case 'lose':
      return turns.winOrLose(g, frame, effect);
    case 'drawGame':
      drawEffect(g, frame.context.controller);
      return true;
    case 'restart':
      return restartGame(g, frame, effect);
    case 'choosePlayer':
      return choices.choosePlayer(g, frame, effect);
    case 'chooseObject':
      return choices.chooseObject(g, frame, effect);
    case 'chooseMode':
      return choices.chooseMode(g, frame, effect);
    case 'chooseColor':
    case 'chooseSubtype':
    case 'chooseNumber':
      return choices.chooseColor(g, frame, effect);
    case 'may':
      return choices.may(g, frame, effect);
    case 'mayPay':
      return choices.mayPay(g, frame, effect);
    case 'anyPlayer':
      return choices.anyPlayer(g, frame, effect);
    case 'if':
      return choices.conditional(g, frame, effect);
    case 'forEach':
      return choices.forEach(g, frame, effect);
    case 'delayed':
      return choices.delayed(g, frame, effect);
    default:
      return unknown(effect);
  }
}

/** Cards and instructions come from outside, and may hold any word. */
function unknown(effect: never): never {
  const { effect: name } = effect as { effect?: unknown };
  throw new GameError(`no effect is called ${JSON.stringify(name)}; docs/cards-as-data.md lists them all`);
}
