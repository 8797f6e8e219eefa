import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** So many presses of Tab are made before something counts as out of reach. */
const FAR = 250;

/** By what a visitor does everything: the pointer, or the keyboard alone. */
export type Hand = 'pointer' | 'keys';

/** A visitor on the first page, who presses, writes and chooses, and counts the acts. */
export class Visitor {
  readonly page: Page;
  readonly by: Hand;
  /** True in the first of the windows, where what is the same in all of them is looked at. */
  readonly first: boolean;
  acts = 0;

  constructor(page: Page, by: Hand, first: boolean) {
    this.page = page;
    this.by = by;
    this.first = first;
  }

  /** Presses what can be pressed: by the pointer, or reached by Tab and pressed by Enter. */
  async press(target: Locator): Promise<void> {
    this.acts++;
    if (this.by === 'pointer') return target.click();
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Writes into a field, in place of what is there. */
  async write(words: string, target: Locator): Promise<void> {
    this.acts++;
    if (this.by === 'pointer') await target.click();
    else await this.reach(target);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(words);
  }

  /** Chooses in a list. */
  async choose(words: string, target: Locator): Promise<void> {
    this.acts++;
    const option = target.locator('option', { hasText: words }).first();
    const wanted = (await option.getAttribute('value')) ?? '';
    if (this.by === 'pointer') {
      await target.selectOption(wanted);
      return;
    }
    await this.reach(target);
    // A browser that is busy between two letters takes the second for a new word; a visitor sees that and writes again.
    await expect
      .poll(
        async () => {
          if ((await target.inputValue()) !== wanted) await this.page.keyboard.type(words);
          return target.inputValue();
        },
        { interval: 1500, timeout: 20_000 },
      )
      .toBe(wanted);
  }

  /** Follows a link of the page or the key that leads to the same place. */
  async follow(key: string, target: Locator): Promise<void> {
    if (this.by === 'pointer') return this.press(target);
    this.acts++;
    await this.page.keyboard.press(key);
  }

  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }

  /** Moves the focus by Tab until something has it. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const element = await target.elementHandle();
    const there = () =>
      element?.evaluate(
        (one) => one === (globalThis as { document?: { activeElement: unknown } }).document?.activeElement,
      );
    for (let presses = 0; presses < FAR; presses++) {
      if (await there()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${FAR} presses of Tab do not reach ${target}`);
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' }).first();
  }

  main(): Promise<string> {
    return this.page.locator('main').innerText();
  }
}
