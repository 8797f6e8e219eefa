import type { Ability } from '../../game/index.js';
import { newScope, type Reader, type Scope } from './reader.js';
import type { Parts } from './rules.js';

type Static = Extract<Ability, { ability: 'static' }>;

/** What an emblem says, in quotation marks: an ability, or what is always so. Of itself it says nothing that is always so. */
export function defineEmblems(parts: Parts): void {
  const alwaysSo = (r: Reader): Ability[] | undefined => {
    if (!r.take('"')) return undefined;
    const found: Ability[] = [];
    while (!r.take('"')) {
      const more = parts.get('static').read(r) as Static[] | undefined;
      if (!more || !r.take('.') || more.some((one) => !('which' in one) || one.which.self)) return undefined;
      found.push(...more.map((one) => ({ ...one, ability: 'static' as const })));
    }
    return found.length > 0 ? found : undefined;
  };
  const quoted = () => parts.get('quoted');
  parts.define('ofemblem', {
    read: (r: Reader): Ability[] | undefined =>
      (r.attempt(() => quoted().read(r)) as Ability[] | undefined) ??
      r.attempt(() => r.within(newScope('static'), () => alwaysSo(r))),
    say: (abilities: Ability[], t: Scope): string | undefined => {
      const own = abilities.filter((one): one is Static => one.ability === 'static');
      if (own.length < abilities.length || own.length === 0) return quoted().say(abilities, t) as string;
      const said = own.map(({ ability: _, ...one }) => parts.get('static').say([one], newScope('static')));
      if (said.includes(undefined)) return undefined;
      return `"${said.map((one) => `${one?.charAt(0).toUpperCase()}${one?.slice(1)}.`).join(' ')}"`;
    },
  });
}
