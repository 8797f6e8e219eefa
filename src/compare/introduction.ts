import { type Edition, type Introduction, textOf } from '../tree/index.js';
import { exampleEdges } from './examples.js';
import type { JudgementContext } from './judgement.js';
import type { OtherEdge, Relation } from './types.js';

/** What became of the paragraphs before the first rule; they are numbered from 1 in each edition. */
export function introductionEdges(old: Edition, fresh: Edition, context: JudgementContext): OtherEdge[] {
  const paragraphs = (edition: Edition): string[] =>
    edition.children
      .filter((c): c is Introduction => c.type === 'introduction')
      .flatMap((c) => c.children.map((p) => textOf(p).replace(/\s+/g, ' ').trim()));
  const olds = paragraphs(old);
  const news = paragraphs(fresh);
  return exampleEdges(olds, news, context).map((e): OtherEdge => {
    const relation: Relation =
      e.old === null ? 'added' : e.new === null ? 'deleted' : e.old === e.new ? 'same' : 'renumbered';
    const edge: OtherEdge = {
      old: e.old === null ? null : String(e.old + 1),
      new: e.new === null ? null : String(e.new + 1),
      relation,
      change:
        e.change === 'added' || e.change === 'deleted'
          ? 'wording'
          : e.change === 'substantive'
            ? 'wording'
            : e.change,
      confidence: e.old === null || e.new === null ? 0.8 : 1,
    };
    if (e.words) edge.words = e.words;
    return edge;
  });
}
