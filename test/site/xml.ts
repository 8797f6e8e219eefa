import { SaxesParser } from 'saxes';

/** The elements of a document with the names above them; a document that is not well formed throws. */
export function elementsOf(xml: string): {
  elements: { name: string; path: string; attributes: Record<string, string>; text: string }[];
} {
  const elements: { name: string; path: string; attributes: Record<string, string>; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  const sax = new SaxesParser();
  sax.on('error', (error) => {
    throw error;
  });
  sax.on('opentag', ({ name, attributes }) => {
    const element = {
      name,
      path: open.map((e) => e.name).join('/'),
      attributes: attributes as Record<string, string>,
      text: '',
    };
    elements.push(element);
    open.push(element);
  });
  sax.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  sax.on('closetag', () => void open.pop());
  sax.write(xml).close();
  return { elements };
}
