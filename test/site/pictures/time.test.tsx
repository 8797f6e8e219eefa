import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { ArchivePicture } from '../../../src/site/pictures/time.js';

/** The heights of the bars of one class, in the order of the editions. */
function heights(html: string, kind: string): number[] {
  return [...html.matchAll(new RegExp(`class="${kind}"[^>]*? height="([\\d.]+)"`, 'g'))].map((m) =>
    Number(m[1]),
  );
}

describe('the picture of the archive', () => {
  const bar = { name: 'x', substantive: 0, editorial: 0, href: '#' };
  const html = render(
    <ArchivePicture
      name="How much each edition changed"
      bars={[
        { ...bar, date: '2008-02-01', added: 25, deleted: 4 },
        { ...bar, date: '2009-02-01', added: 100, deleted: 400 },
      ]}
    />,
  );

  test('draws what came and what went by one measure, which grows as the root of the rules', () => {
    const [few, many] = heights(html, 'added') as [number, number];
    const [fewGone, manyGone] = heights(html, 'deleted') as [number, number];
    expect(many / few).toBeCloseTo(2, 1);
    expect(manyGone / fewGone).toBeCloseTo(10, 1);
    expect(manyGone / many).toBeCloseTo(2, 1);
  });

  test('is as high as its bars need', () => {
    const [, height] = html.match(/viewBox="0 0 \d+ ([\d.]+)"/) ?? [];
    const tallest = Math.max(...heights(html, 'added')) + Math.max(...heights(html, 'deleted'));
    expect(Number(height)).toBeGreaterThan(tallest);
    expect(Number(height)).toBeLessThan(tallest + 80);
  });

  test('is not drawn of a single edition', () => {
    const one = [{ ...bar, date: '2008-02-01', added: 1, deleted: 0 }];
    expect(render(<ArchivePicture name="x" bars={one} />)).toBe('');
  });
});
