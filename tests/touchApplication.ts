import type {Page} from '@playwright/test';

/** Touches a control that needs the application, beside the page: few pages have one. */
export const touchApplication = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const control = Object.assign(document.createElement('button'), {hidden: true});
    control.dataset.applicationControl = '';
    document.body.append(control);
    control.dispatchEvent(new Event('touchstart', {bubbles: true}));
  });
