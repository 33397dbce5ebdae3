import { type Locator, type Page } from '@playwright/test';
import { open } from '../src/fixtures/browsing';

/** What a visitor did for a task. */
export interface Effort {
  /** Links and buttons pressed, boxes ticked, and options chosen. */
  presses: number;
  /** Fields filled in by typing. */
  fields: number;
  /** Pages with a path of their own that were seen, the first one included. */
  pages: number;
}

/** Uses the site as a person would: by what is visible, one step at a time, and counts the steps. */
export class Visitor {
  readonly effort: Effort = { presses: 0, fields: 0, pages: 0 };

  constructor(readonly page: Page) {
    let path = '';
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const next = frame.url().replace(/[?#].*/, '');
      if (next !== path) this.effort.pages += 1;
      path = next;
    });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** Opens the page at which the task begins. It is no step. */
  async begin(path: string): Promise<void> {
    await open(this.page, path);
  }

  /** Presses a visible link, button or box. */
  async press(what: Locator): Promise<void> {
    this.effort.presses += 1;
    await what.first().click();
  }

  async choose(what: Locator, option: string): Promise<void> {
    this.effort.presses += 1;
    await what.selectOption({ label: option });
  }

  async type(what: Locator, text: string): Promise<void> {
    this.effort.fields += 1;
    await what.fill(text);
  }

  /** Types words into the search box of the page and presses Enter, which is counted as a press. */
  async search(words: string): Promise<void> {
    const box = this.main
      .getByRole('search')
      .first()
      .getByRole('combobox')
      .or(this.main.getByRole('searchbox'));
    await this.type(box.first(), words);
    this.effort.presses += 1;
    await box.first().press('Enter');
    await this.page.waitForURL(/[?&]q(uery)?=/);
  }
}
