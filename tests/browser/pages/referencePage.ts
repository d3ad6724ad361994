import type {Locator, Page} from '@playwright/test';
import {address} from '../fixtures';

/** The REST reference, as a reader works with it. */
export class ReferencePage {
  constructor(readonly page: Page) {}

  async open(path = '/api/rest/'): Promise<void> {
    await this.page.goto(address(path));
  }

  /** The part of the page below the heading of an endpoint. */
  endpoint(anchor: string): Locator {
    return this.page.locator(`#${anchor} + a + div`);
  }

  /** The three parts of an endpoint: summary, samples, details. */
  part(anchor: string, which: 'summary' | 'samples' | 'details'): Locator {
    return this.endpoint(anchor).locator(`> div:nth-child(${['summary', 'samples', 'details'].indexOf(which) + 1})`);
  }

  /** Opens the request builder of an endpoint, and returns its form. */
  async openBuilder(anchor: string): Promise<Locator> {
    await this.endpoint(anchor).getByRole('button', {name: 'Try it'}).click();
    const form = this.endpoint(anchor).getByRole('form');
    await form.waitFor();
    return form;
  }

  /** Sends the request of a form to the mock of the API. */
  async sendToMock(form: Locator, key: string): Promise<Locator> {
    await form.getByLabel('Base URL').selectOption({index: 1});
    await form.getByLabel('API key').fill(key);
    await form.getByRole('button', {name: 'Send'}).click();
    return form.getByRole('status');
  }
}
