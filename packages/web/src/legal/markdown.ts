/** Text within a line. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly content: readonly Inline[] };

export type Block =
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly content: readonly Inline[] }
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

/** Only these can be followed: a link such as `javascript:` would run in the page. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|#\/)/i;
const HEADING = /^(#{1,3})\s+(.*?)\s*#*$/;
const BULLET = /^\s*[-*+]\s+(.*)$/;
const NUMBER = /^\s*\d{1,9}[.)]\s+(.*)$/;
/** A strong or emphasised text, a link, or a bare address. */
const MARKED = /\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^\s)]+)\)|(https?:\/\/[^\s<>)]*[^\s<>).,;:!?])/s;

/**
 * Reads the part of Markdown that texts about privacy, terms and imprints need. The result is data, and HTML in the text
 * is text, so nothing that an operator pastes can become code in the page.
 */
export function parseMarkdown(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    for (let at = 0; at < lines.length; ) {
      const next = lines.findIndex((line, index) => index > at && HEADING.test(line));
      const [, marks, title] = HEADING.exec(lines[at]!) ?? [];
      if (marks !== undefined) {
        blocks.push({ type: 'heading', level: marks.length as 1 | 2 | 3, content: parseInline(title!) });
        at++;
        continue;
      }
      const end = next < 0 ? lines.length : next;
      blocks.push(...parseLines(lines.slice(at, end)));
      at = end;
    }
  }
  return joinLists(blocks);
}

/** A paragraph, followed or replaced by a list. */
function parseLines(lines: readonly string[]): readonly Block[] {
  const start = lines.findIndex((line) => BULLET.test(line) || NUMBER.test(line));
  if (start < 0) return [{ type: 'paragraph', content: parseInline(joined(lines)) }];
  const isOrdered = !BULLET.test(lines[start]!);
  const marker = isOrdered ? NUMBER : BULLET;
  const items: string[][] = [];
  for (const line of lines.slice(start)) {
    const [, item] = marker.exec(line) ?? [];
    if (item === undefined) items.at(-1)!.push(line);
    else items.push([item]);
  }
  const list: Block = { type: 'list', isOrdered, items: items.map((item) => parseInline(joined(item))) };
  return start === 0 ? [list] : [...parseLines(lines.slice(0, start)), list];
}

/** Items with empty lines between them belong to one list. */
function joinLists(blocks: readonly Block[]): readonly Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (block.type === 'list' && last?.type === 'list' && last.isOrdered === block.isOrdered)
      result[result.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else result.push(block);
  }
  return result;
}

/** Lines become one, except after a backslash or two spaces. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const isLast = index === lines.length - 1;
      const breaks = !isLast && /(\\| {2,})$/.test(line);
      return `${line.replace(/\\$/, '').trim()}${isLast ? '' : breaks ? '\n' : ' '}`;
    })
    .join('');
}

function parseInline(text: string): readonly Inline[] {
  const found = MARKED.exec(text);
  if (found === null) return plain(text);
  const [all, strong, emphasis, label, href, address] = found;
  const rest = parseInline(text.slice(found.index + all.length));
  return [...plain(text.slice(0, found.index)), ...markedOf(), ...rest];

  function markedOf(): readonly Inline[] {
    if (strong !== undefined) return [{ type: 'strong', content: parseInline(strong) }];
    if (emphasis !== undefined) return [{ type: 'emphasis', content: parseInline(emphasis) }];
    if (address !== undefined) return [{ type: 'link', href: address, content: plain(address) }];
    return SAFE_LINK.test(href!) ? [{ type: 'link', href: href!, content: parseInline(label!) }] : plain(all);
  }
}

function plain(text: string): readonly Inline[] {
  return text
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part): Inline => (part === '\n' ? { type: 'break' } : { type: 'text', text: part }));
}
