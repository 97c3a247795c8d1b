import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

const text = (content: string): Inline => ({ type: 'text', text: content });

test('reads headings, paragraphs and lists', () => {
  expect(
    parseMarkdown('# Imprint\nOne\nline\n\n## More\n\nBefore:\n- a\n  b\n- c\n\n- d\n\n1. e\n2. f'),
  ).toEqual([
    { type: 'heading', level: 1, content: [text('Imprint')] },
    { type: 'paragraph', content: [text('One line')] },
    { type: 'heading', level: 2, content: [text('More')] },
    { type: 'paragraph', content: [text('Before:')] },
    { type: 'list', isOrdered: false, items: [[text('a b')], [text('c')], [text('d')]] },
    { type: 'list', isOrdered: true, items: [[text('e')], [text('f')]] },
  ] satisfies Block[]);
});

test('reads emphasis, breaks and links', () => {
  const [block] = parseMarkdown(
    '**Ana** *Example*\\\nStreet  \n[mail](mailto:ana@example.org), https://a.example/b.',
  );
  expect(block).toEqual({
    type: 'paragraph',
    content: [
      { type: 'strong', content: [text('Ana')] },
      text(' '),
      { type: 'emphasis', content: [text('Example')] },
      { type: 'break' },
      text('Street'),
      { type: 'break' },
      { type: 'link', href: 'mailto:ana@example.org', content: [text('mail')] },
      text(', '),
      { type: 'link', href: 'https://a.example/b', content: [text('https://a.example/b')] },
      text('.'),
    ],
  } satisfies Block);
});

test.each([
  '[click](javascript:alert(1))',
  '[click](JavaScript:alert(1))',
  '[click](data:text/html,hello)',
  '[click](//elsewhere.example)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
])('%s stays text', (source) => {
  const [block, ...more] = parseMarkdown(source);
  expect(more).toEqual([]);
  const parts = block?.type === 'paragraph' ? block.content : [];
  expect(parts.map((part) => (part.type === 'text' ? part.text : part.type)).join('')).toBe(source);
});

test('a text of any shape can be read', () => {
  for (const source of ['', '\n\n', '#', '- ', '**', '*a', '[](', '[a]()', '1.', '\\', '# \n- a\n# b'])
    expect(() => parseMarkdown(source), source).not.toThrow();
});

test('the texts that the server offers contain no mark that is shown as it is', () => {
  const folder = new URL('../../../server/legal/', import.meta.url);
  const files = readdirSync(folder);
  expect(files.length).toBe(12);
  for (const file of files) {
    const blocks = parseMarkdown(readFileSync(new URL(file, folder), 'utf8'));
    expect(blocks[0], file).toMatchObject({ type: 'heading', level: 1 });
    const shown = JSON.stringify(blocks.slice(1)).replace(/\[\[.*?\]\]/g, '');
    expect(shown, file).not.toMatch(/\*|"text":"[^"]*(?:^|\\n)[#-] /);
  }
});
