import { sankey, sankeyLinkHorizontal } from 'd3-sankey';
import { Scroll } from '../pages/scroll.js';

/** A section in a column of the picture. */
export interface FlowNode {
  id: string;
  /** From the left, from 0. */
  column: number;
  label: string;
  href?: string;
}

/** Rules that go from one node to another. */
export interface FlowLink {
  source: string;
  target: string;
  rules: number;
}

const WIDTH = 800;
const TOP = 26;
/** About how broad a letter is, in units of the view box. */
const LETTER = 7.1;

/**
 * Where the rules of sections went, as bands between columns: as many rules, as broad a band.
 *
 * @param columns what is above each column, from the left
 */
export function FlowPicture({
  columns,
  nodes,
  links,
  name,
}: {
  columns: readonly string[];
  nodes: readonly FlowNode[];
  links: readonly FlowLink[];
  name: string;
}) {
  if (nodes.length === 0 || links.length === 0) return null;
  const rows = Math.max(...columns.map((_, at) => nodes.filter((node) => node.column === at).length));
  // Room beside the outer columns for what is there: numbers alone, or with the names of sections.
  const letters = Math.max(10, ...nodes.map(({ label }) => Math.min(label.length, MOST)));
  const margin = Math.ceil(letters * LETTER) + 8;
  const height = TOP + Math.max(90, rows * 30);
  const layout = sankey<FlowNode, { rules: number }>()
    .nodeId((node) => node.id)
    .nodeAlign((node) => node.column)
    .nodeWidth(7)
    .nodePadding(rows > 30 ? 8 : 14)
    .extent([
      [margin, TOP],
      [WIDTH - margin, height - 12],
    ]);
  const graph = layout({
    nodes: nodes.map((node) => ({ ...node })),
    links: links.map(({ source, target, rules }) => ({ source, target, rules, value: rules })),
  });
  const path = sankeyLinkHorizontal();
  const last = columns.length - 1;
  const fixed = (value = 0): number => Math.round(value * 10) / 10;
  return (
    <Scroll name={name} picture>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with links in it has no element of its own. */}
      <svg viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`} role="group" aria-label={name} class="flow">
        {columns.map((title, at) => {
          const x = graph.nodes.find((node) => node.column === at);
          return (
            <text
              class="axis"
              x={fixed(at === 0 ? x?.x1 : at === last ? x?.x0 : ((x?.x0 ?? 0) + (x?.x1 ?? 0)) / 2)}
              y={12}
              text-anchor={at === 0 ? 'end' : at === last ? 'start' : 'middle'}
            >
              {title}
            </text>
          );
        })}
        {graph.links.map((link) => {
          const [from, to] = [link.source as FlowNode, link.target as FlowNode];
          return (
            <path
              class={from.label.split(' ')[0] === to.label.split(' ')[0] ? 'band' : 'band moved'}
              d={(path(link as never) ?? '').replace(/\d+\.\d+/g, (n) => String(fixed(Number(n))))}
              stroke-width={Math.max(1, fixed(link.width))}
            >
              <title>{`${from.label} → ${to.label}: ${link.rules} ${link.rules === 1 ? 'rule' : 'rules'}`}</title>
            </path>
          );
        })}
        {graph.nodes.map((node) => {
          const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node;
          const left = node.column === 0;
          const inner = node.column > 0 && node.column < last;
          const words = (
            <text
              class={inner ? 'inner' : undefined}
              x={fixed(left ? x0 - 5 : x1 + 5)}
              y={fixed((y0 + y1) / 2 + 4)}
              text-anchor={left ? 'end' : 'start'}
            >
              {inner ? node.label.split(' ')[0] : short(node.label)}
            </text>
          );
          return (
            <g>
              <rect x={fixed(x0)} y={fixed(y0)} width={fixed(x1 - x0)} height={Math.max(1, fixed(y1 - y0))} />
              {node.href === undefined ? words : <a href={node.href}>{words}</a>}
              {node.label.length > MOST && <title>{node.label}</title>}
            </g>
          );
        })}
      </svg>
    </Scroll>
  );
}

/** How many letters of a section's name have room beside the picture. */
const MOST = 36;

function short(label: string): string {
  return label.length > MOST ? `${label.slice(0, MOST - 1).trimEnd()}…` : label;
}
