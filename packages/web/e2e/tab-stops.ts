import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** More than any page has. */
const MAX_STOPS = 150;
const MAX_TRIES = 20;
const RETRY_MS = 100;

/** Something that Tab has reached. */
interface Stop {
  /** From the accessibility tree. */
  readonly role: string;
  readonly name: string;
  /** What is wrong with it for someone who sees the page and uses the keyboard; empty if nothing is. */
  readonly problem: string;
  /** Whether Tab has left the page or begun again. */
  readonly isEnd: boolean;
}

/**
 * Presses Tab from the top of a page until it begins again. Everything that gets the focus has to have a name, show that
 * it has the focus, and not be covered. Returns the role and name of each, as a screen reader gets them.
 */
export async function tabStops(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(startAtTop);
  const lines: string[] = [];
  const problems: string[] = [];
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press('Tab');
    const { role, name, problem, isEnd } = await currentStop(page, session);
    if (isEnd) {
      await session.detach();
      expect(problems).toEqual([]);
      return lines;
    }
    const line = `${role} “${name}”`;
    if (name === '') problems.push(`${line} has no name`);
    if (problem !== '') problems.push(`${line} ${problem}`);
    lines.push(line);
  }
  throw new Error(`Tab does not get to the end: ${lines.slice(-5).join(', ')}`);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Goes to something by Tab alone, and presses Enter there. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The focus has to be on something: on `body`, a screen reader would be silent. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? '')).not.toBe('BODY');
}

async function currentStop(page: Page, session: CDPSession): Promise<Stop> {
  const isEnd = !(await page.evaluate(isNewStop));
  if (isEnd) return { role: '', name: '', problem: '', isEnd };
  let problem = '';
  // A browser scrolls a moment later.
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    problem = await page.evaluate(problemWithFocus);
    if (problem === '') break;
    await page.waitForTimeout(RETRY_MS);
  }
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId === undefined ? {} : { objectId: result.objectId }),
    fetchRelatives: false,
  });
  const [node] = nodes;
  const role = String(node?.role?.value ?? '');
  return { role, name: String(node?.name?.value ?? '').trim(), problem, isEnd };
}

/** Runs in the page. */
function startAtTop(): void {
  Object.assign(globalThis, { tabbed: new Set<Element>() });
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Runs in the page. */
function isNewStop(): boolean {
  const { tabbed } = globalThis as unknown as { tabbed: Set<Element> };
  const element = document.activeElement;
  if (element === null || element === document.body || tabbed.has(element)) return false;
  tabbed.add(element);
  return true;
}

/** Runs in the page. */
function problemWithFocus(): string {
  const element = document.activeElement!;
  // A control may show its focus on what is drawn in its place.
  const shown = [element, element.nextElementSibling].filter((each) => each !== null);
  const isMarked = shown.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!isMarked) return 'does not show its focus';
  // A link may go over several lines.
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  const { left, right, top, bottom } = line;
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2];
  const atCentre = document.elementFromPoint(x, Math.min(Math.max(y, 1), innerHeight - 1));
  const isSeen =
    atCentre !== null && (element.contains(atCentre) || atCentre.closest('label')?.contains(element));
  return isSeen === true ? '' : `is covered by ${atCentre?.outerHTML.slice(0, 60)}`;
}
