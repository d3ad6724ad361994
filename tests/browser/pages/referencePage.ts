import type {Locator} from '@playwright/test';
import {MOCK_API_URL} from '../../../src/config/apiBases';
import {hosts} from '../../../src/facts/hosts';
import {PagePart} from './pagePart';

const API = `${hosts.api.text}/**`;

/** The REST reference. */
export class ReferencePage extends PagePart {
  async open(path = '/api/rest/sources/'): Promise<void> {
    await this.page.goto(`.${path}`);
  }

  endpoint(anchor: string): Locator {
    return this.page.locator(`#${anchor} + a + div`);
  }

  /** The columns of an endpoint: its description, and its samples. */
  part(anchor: string, which: 'details' | 'samples'): Locator {
    return this.endpoint(anchor).locator(`> div:nth-child(${['details', 'samples'].indexOf(which) + 1})`);
  }

  /** Opens the request builder of an endpoint, and returns its form. */
  async openBuilder(anchor: string): Promise<Locator> {
    await this.endpoint(anchor).getByRole('button', {name: 'Try it'}).click();
    const form = this.endpoint(anchor).getByRole('form');
    await form.waitFor();
    return form;
  }

  /** Redirects requests for the API to the local mock. */
  async answerByMock(): Promise<void> {
    await this.page.route(API, async (route) => {
      const url = route.request().url().replace(hosts.api.text, MOCK_API_URL);
      // A cancelled request, or one without a response, ends with the page.
      const response = await route.fetch({url}).catch(() => null);
      if (response) await route.fulfill({response});
    });
  }

  async send(form: Locator, key: string): Promise<Locator> {
    await form.getByLabel('API key').fill(key);
    await form.getByRole('button', {name: 'Send'}).click();
    return form.getByRole('status');
  }
}
