import type {Page} from '@playwright/test';

/** Clicks a control that needs the application. It's inserted next to the page, because few pages have one. */
export const touchApplication = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const control = Object.assign(document.createElement('button'), {hidden: true});
    control.dataset.applicationControl = '';
    document.body.append(control);
    control.dispatchEvent(new Event('touchstart', {bubbles: true}));
  });
