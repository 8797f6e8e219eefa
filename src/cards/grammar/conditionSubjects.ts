import type { Condition, PlayerRef } from '../../game/index.js';

export function subjectOf(condition: Condition): PlayerRef | undefined {
  switch (condition.if) {
    case 'not':
      return condition.of.if === 'somePlayer' ? comparedWith(condition.of) : subjectOf(condition.of);
    case 'somePlayer': {
      const { where } = condition.players;
      const left = where?.if === 'compare' ? where.left : 0;
      if (typeof left === 'number') return undefined;
      if (left.amount === 'life') return left.of;
      return left.amount === 'numberOf' && 'objects' in left ? left.objects.owner : undefined;
    }
    case 'exists':
      return condition.objects.controller ?? condition.objects.owner;
    case 'poisoned':
    case 'monarch':
    case 'initiative':
    case 'completed':
      return condition.player;
    case 'compare': {
      const { left } = condition;
      if (typeof left === 'number') return undefined;
      if (left.amount === 'spellsCast') return left.by?.of;
      if (left.amount === 'entered' || left.amount === 'names') return left.objects.controller;
      if (left.amount === 'numberOf')
        return 'objects' in left ? (left.objects.controller ?? left.objects.owner) : undefined;
      return 'of' in left && typeof left.of === 'object' && !Array.isArray(left.of) && 'player' in left.of
        ? (left.of as PlayerRef)
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Who has more than everybody else. */
function comparedWith(condition: Extract<Condition, { if: 'somePlayer' }>): PlayerRef | undefined {
  const { where } = condition.players;
  if (where?.if !== 'compare' || typeof where.right === 'number') return undefined;
  const { right } = where;
  if (right.amount === 'life') return right.of;
  return right.amount === 'numberOf' && 'objects' in right ? right.objects.owner : undefined;
}
