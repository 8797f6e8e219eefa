/**
 * Cards that a scenario may name without saying what they do: their effects in the card mini-language, as facts.
 * Names that end in "(test)" and the "Generic" ones stand for no printed card.
 */
const CARDS: Record<string, string> = {
  'Abyssal Persecutor': 'creature(6/6); static: you cantWin; opponents cantLose',
  'Act of Treason':
    'spell: target t:creature -> gainControl(t, by=you, until=EOT); untap(t); addAbility(t, haste, EOT)',
  'Assault Griffin': 'creature(3/2, Griffin, flying)',
  'Astral Slide':
    'enchantment; trigger(cycle by any) -> may exile target creature c; delayedTrigger(next end step, move(c, battlefield, under=owner(c)))',
  'Aura of Blocked (test)': 'Aura(enchant creature); trigger(attached becomes blocked) -> gainLife(you,1)',
  'Aura of Blocked By (test)':
    'Aura(enchant creature); trigger(attached becomes blocked by a creature c) -> gainLife(you,1)',
  'Bandmate (test)': 'creature(1/1, banding)',
  'Beacon of Immortality': 'spell: target t:player -> setLife(t, 2*life(t)); shuffle self',
  'Become N (test)': 'spell(N): target t:player -> setLife(t,N)',
  'Become Ten (test)': 'activated: target t:player -> setLife(t,10)',
  'Become Twenty (test)': 'spell: setLife(you,20)',
  Biorhythm: 'spell: setLife(each player p, numberOf(creatures p controls))',
  'Blatant Thievery (test)': 'spell: for each opponent o: target permanent o controls -> gainControl(by=you)',
  Bonesplitter: 'equipment; static: attached +2/+0; activated(1): attach(self, target creature you control)',
  Bribery:
    'spell: target t:opponent -> search(library(t), creature, chooser=you) ; move(found, battlefield, under=you); shuffle(t)',
  "Captain's Maneuver":
    'spell(X): target t:creature|player, u:another creature|player -> replace(next X damage to t this turn, redirect to u)',
  'Caress Venom (test)': 'spell: if poisoned(target t:player) -> loseLife(t,5)',
  'Clone Maker (test)':
    'artifact; trigger(begin end step of each turn) -> chooseOpponent p; createToken(1/1, under=p)',
  'Coat of Arms':
    'artifact; static: each creature c gets +1/+1 per other creature sharing a creature type with c',
  Commandeer:
    'spell: target t:noncreature spell -> gainControl(t, by=you, while=on stack); chooseNewTargets(t)',
  'Congregation (test)': 'spell: gainLife(you, numberOf(creatures on battlefield))',
  'Contract from Below': 'ante card; spell: discard hand; ante(top card); draw 7',
  'Control Magic': 'Aura(enchant creature); static: gainControl(attached, by=you, while=attached)',
  Counterspell: 'spell: target t:spell -> counterSpell(t)',
  'Creature Peace (test)': 'enchantment; static: preventDamage(source=creature, amount=all)',
  'Cuombajj Witches':
    'creature(1/3); activated(tap): target t:creature|player (you choose); target u:creature|player (chosen by opponent o you choose) -> dealDamage(self,1,t); dealDamage(self,1,u)',
  'Darksteel Garrison': 'fortification; activated(3): attach(self, target land you control)',
  'Defender Drain (test)': 'spell: loseLife(defending player,3)',
  Divination: 'spell: draw(you,2)',
  Donate: 'spell: target t:player, u:permanent you control -> gainControl(u, by=t, permanent)',
  'Double Counter (test)': 'spell: target 2 spells -> counterSpell(each)',
  'Elder Draw (test)': 'spell: target t:player -> draw(t,n)',
  'Erebos Ban (test)': 'enchantment; static: opponents cantGainLife',
  'Exsanguinate (test)': 'spell(X): each opponent loseLife(X); gainLife(you, total lost)',
  'Extractor Demon':
    'creature(5/5, flying); trigger(another creature leaves battlefield) -> may: target t:player -> mill(t,2)',
  'Fact or Fiction':
    'spell: reveal(top 5, library you); choose(opponent o, partition into 2 piles); choose(you, pile) -> hand; rest -> graveyard',
  'Fatespinner (test)': 'spell: target t:player -> skip(draw step, next turn of t)',
  'Flame Rift': 'spell: dealDamage(self,4,each player)',
  'Forest Strider (test)': 'creature(2/2, forestwalk)',
  Fork: 'spell: target t:instant|sorcery spell -> copySpell(t, by=you)',
  'Generic Creature': 'creature(PT and types from state)',
  'Generic Instant': 'instant: no effect',
  'Generic Land': 'land(types from state)',
  'Generic Permanent': 'permanent(types from state)',
  'Generic Spell': 'sorcery: no effect',
  'Genesis Chamber':
    'artifact; trigger(ETB nontoken creature c; if untapped(self)) -> createToken(1/1 Myr artifact, under=controller(c))',
  'Heartless Hidetsugu':
    'legendary creature(4/3); activated(tap): dealDamage(self, floor(life(p)/2), each player p)',
  'Hidden Blade (test)': 'instant: target player -> loseGame(target)',
  'Holy Day': 'spell: preventDamage(combat, all, EOT)',
  'Howling Mine Burst (test)': 'spell: each player draw(2)',
  'Hypnotic Specter': 'creature(2/2, Specter, flying)',
  'Icy Manipulator': 'artifact; activated(1,tap): target t:artifact|creature|land -> tap(t)',
  'Infect Attacker (test)': 'creature(P/T from state, infect)',
  'Jace Beleren': 'planeswalker(type=Jace, loyalty 3)',
  'Join Tithe (test)': 'spell: each player on caster team may payLife(any amount); draw(you, total paid)',
  'Karn Liberated': 'planeswalker; activated(-14): restartGame(exempt cards exiled with self)',
  'Keldon Warlord-like (test)': 'creature(*/*); charDef: P/T = numberOf(creatures defending player controls)',
  'Last Breath Meter (test)': 'spell: gainLife(you, life(player remembered by name))',
  'Lava Axe': 'spell: target t:player -> dealDamage(self,5,t)',
  Leeches: 'spell: target t:player -> removeAllPoison(t); dealDamage(self, that many, t)',
  'Leyline of Vitality':
    'enchantment; openingHand: may begin on battlefield; trigger(creature ETB under you) -> may gainLife(you,1)',
  'Lifelink Attacker (test)': 'creature(P/T from state, lifelink)',
  'Lightning Blast': 'spell: target t:creature|player -> dealDamage(self,4,t)',
  'Lightning Bolt': 'spell: target t:creature|player -> dealDamage(self,3,t)',
  'Loop Machine (test)': 'artifact; trigger(self untaps) -> tap(self), untap(self) [mandatory, endless]',
  'Looter of Defender (test)': 'creature(2/2); trigger(self attacks) -> defending player discards a card',
  Lure: 'Aura(enchant creature); static: all creatures able to block attached do so',
  'Lurking Evil':
    'enchantment; activated(pay ceil(life(you)/2) life): becomeType(self, 4/4 flying Horror creature)',
  'Lurking Jackals':
    'enchantment; trigger(an opponent has life<=10; if self is enchantment) -> becomeType(self, 3/2 Hound creature)',
  Melira: 'creature(2/2); static: you cantGetPoison',
  'Menace Tooth (test)': 'creature(2/2, cantBeBlocked except by two or more)',
  'Mending Hands': 'spell: target t:creature|player -> preventDamage(to=t, next 4, EOT)',
  'Mind Control': 'Aura(enchant creature); static: gainControl(attached, by=you, while=attached)',
  Mindslaver:
    'artifact; activated(4,tap,sac self): target t:player -> controlPlayer(t, by=you, during=next turn of t)',
  'Mirror Gallery Legend (test)': 'creature(2/2, legendary, name=Legend X)',
  'Modal Gift (test)':
    'spell: choose(opponent o, mode{draw(you,2) | modifyPT(each creature you control,+2/+2,EOT)})',
  'Mountain Strider (test)': 'creature(2/2, mountainwalk)',
  'Oath Winner (test)': 'enchantment; trigger(begin your upkeep) -> winGame(you)',
  'Outnumber Rule (test)':
    'creature(2/2); static: cantAttack unless you control more creatures than defending player',
  Pacifism: 'Aura(enchant creature); static: attached cantAttack, cantBlock',
  'Phage-like (test)': 'trigger: target player loses the game -> loseGame(t)',
  'Plane Card (test)': 'plane; trigger(begin upkeep of planar controller) -> dealDamage(self,1,each player)',
  'Platinum Angel': 'creature(4/4, flying); static: you cantLose; opponents cantWin',
  'Platinum Emperion': 'creature(8/8); static: you cantLoseLife / life total cant change',
  'Player Curse (test)': 'Aura(enchant player); static: none',
  'Poison Reader (test)': 'spell: target t:player -> loseLife(t, poison(t))',
  'Poison Touch (test)': 'spell(n): target t:player -> addPoison(t,n)',
  'Prodigal Pyromancer': 'creature(1/1); activated(tap): target t:creature|player -> dealDamage(self,1,t)',
  Propaganda: 'enchantment; static: creatures cantAttack you unless their controller pays 2 for each',
  'Puppeteer Staff (test)':
    'artifact; activated(tap, any player may activate): untap(self controller creature)',
  Pyroclasm: 'spell: dealDamage(self,2,each creature)',
  'Relentless Assault': 'spell: untap attackers; extraPhase(combat+main, this turn)',
  'Repay in Kind': 'spell: setLife(each player, min over players life)',
  'Reverse the Sands': 'spell: redistributeLife(any players, any way)',
  'Rhystic Study': 'enchantment; trigger(opponent p casts spell) -> optionalCost(p, 1) else draw(you,1)',
  'Runeclaw Bear': 'creature(2/2, Bear)',
  'Runeclaw Bears': 'creature(2/2, Bear)',
  'Sacrifice Edict (test)': 'spell: each player sacrifices a creature (own choice)',
  'Sea Serpent': 'creature(5/5); static: cantAttack unless defending player controls an Island',
  'Serra Angel': 'creature(4/4, Angel, flying, vigilance)',
  'Serra Avatar': 'creature(*/*); charDef: P/T = life(you)',
  'Shared Draw Game (test)': 'spell: drawGame()',
  'Silent Arbiter':
    'artifact creature(1/5); static: no more than one creature may attack each combat; no more than one may block',
  'Skulk Rule (test)': 'creature(2/2); static: cantAttack if defending player controls no black permanents',
  'Soul Conduit': 'artifact; activated(6,tap): target t,u:players -> exchangeLife(t,u)',
  'Soul Net': 'artifact; trigger(creature dies) -> optionalCost(you,1) then gainLife(you,1)',
  Spelljack: 'spell: target t:spell -> counterSpell(t, to=exile); permit(you, castFrom(exile, t, free))',
  'Stack Watcher (test)': 'enchantment; trigger(any spell cast within view) -> gainLife(you,1)',
  'Steam Drop (test)': 'spell: loseLife(t,10) then gainLife(t,n)',
  'Storm Count (test)':
    'spell: dealDamage(self, numberOf(spells cast this turn by any player), target player)',
  "Teferi's Moat":
    'enchantment; choose color as ETB; static: creatures of chosen color without flying cantAttack you',
  'Test of Endurance': 'enchantment; trigger(begin your upkeep; if life(you)>=50) -> winGame(you)',
  Threaten:
    'spell: target t:creature -> untap(t); gainControl(t, by=you, until=EOT); addAbility(t, haste, EOT)',
  'Time Stretch (test)': 'spell: extraTurn(target player, 2)',
  'Time Walk': 'spell: extraTurn(you, after current)',
  Transcendence:
    'enchantment; static: you cantLose(for life<=0); trigger(life(you)>=20) -> loseGame(you); trigger(you lose n life) -> gainLife(you,2n)',
  'Twin Time (test)': 'spell: target 1..2 players -> extraTurn(each, after current)',
  'Twin Truce (test)': 'spell: target 1..2 players -> skip(next turn, each)',
  'Upkeep Bell (test)': 'enchantment; trigger(begin upkeep of each player p) -> gainLife(controller,1)',
  'Vow of Silence (test)': 'spell: until=your next turn: static cantCast(all opponents)',
  'Wall of Wood': 'creature(0/3, Wall, defender)',
  'Wildfire Emblem (test)': 'enchantment; trigger(creature dies) -> loseLife(target opponent,1)',
  'Words of Active (test)': 'enchantment; trigger(begin any upkeep) -> active player loses 1 life',
  'World Enchantment (test)': 'enchantment(world)',
  'Yawgmoth Pay (test)': 'activated(pay N life): no effect',
};

/** What each known card does, in the mini-language, by its name. */
export const KNOWN_CARDS: ReadonlyMap<string, string> = new Map(Object.entries(CARDS));
