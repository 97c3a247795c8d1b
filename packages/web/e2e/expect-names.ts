import { expect, type Locator } from '@playwright/test';

/** Compares what a screen reader finds in a place, from top to bottom, with the file in `names/`. */
export async function expectNames(place: Locator, phase: string): Promise<void> {
  await expect(async () => {
    const lines = (await place.ariaSnapshot()).split('\n');
    // The last announcement, and a hint that is still shown, depend on timing. Empty paragraphs are not announced.
    const passing = /^\s*- (status\b|alert\b|paragraph$|text: "Hint: |button "Close")/;
    const lasting = lines.filter((line) => !passing.test(line));
    expect(`${lasting.join('\n')}\n`).toMatchSnapshot(`${phase}.txt`);
  }).toPass({ timeout: 60_000 });
}
