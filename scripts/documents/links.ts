import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Links to files and headings that do not exist. */
export function linkProblems(file: string, text = readFileSync(file, 'utf8')): string[] {
  return linksIn(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!existsSync(target)) return [`${file}: there is no ${target}`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const headings = anchorsIn(path === '' ? text : readFileSync(target, 'utf8'));
    return headings.includes(anchor) ? [] : [`${file}: ${target} has no heading #${anchor}`];
  });
}

function linksIn(text: string): string[] {
  const links = withoutCode(text).matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"|\bhref="([^"]+)"/g);
  return [...links]
    .map(([, ...matches]) => matches.find((link) => link !== undefined)!)
    .filter((link) => !isExternal(link));
}

function isExternal(link: string): boolean {
  return /^[a-z]+:/.test(link);
}

/** The anchors GitHub gives to the headings of a document. */
function anchorsIn(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutCode(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading]) => {
    const slug = heading!
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, '');
}
