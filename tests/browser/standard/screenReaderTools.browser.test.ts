import {expect, test} from '../fixtures';

test('the calculator: fields have names, a mistake is told where it is, the result is announced', async ({
  docs,
  facts,
}) => {
  await docs.open('/pricing/');
  const {calculator} = facts;
  await expect(calculator).toMatchAriaSnapshot(`
    - region "Credit calculator":
      - combobox "Plan"
      - textbox "Memory in MB": "512"
      - paragraph:
        - button "Reset"
      - status: /credits in 30 days/
  `);
  const status = calculator.getByRole('status');
  await status.evaluate((region) => region.setAttribute('data-kept', ''));
  const memory = calculator.getByRole('textbox', {name: 'Memory in MB'});
  await memory.fill('100');
  await expect(memory).toHaveAttribute('aria-invalid', 'true');
  await expect(memory).toHaveAccessibleDescription(/^Memory comes in steps of/);
  await expect(status).toHaveText('Correct the marked fields to see an estimate.');
  await memory.fill('1024');
  await expect(memory).not.toHaveAttribute('aria-invalid');
  await expect(status).toContainText('credits in 30 days');
  // A region that is replaced together with its text is not announced.
  await expect(status).toHaveAttribute('data-kept');
});

test('the error finder: announces what it found, and gives the focus back', async ({page, docs, facts}) => {
  await docs.open('/troubleshooting/');
  await expect(facts.paste).toHaveAccessibleDescription(/Nothing you paste leaves your browser/);
  await expect(facts.answer).toHaveText('');
  await facts.answer.evaluate((region) => region.setAttribute('data-kept', ''));
  await facts.paste.fill('Error: Timeout');
  await expect(facts.answer).toHaveText('One message found.');
  await expect(facts.answer).toHaveAttribute('data-kept');
  await facts.paste.fill('nothing of ours');
  await expect(facts.answer).toHaveText('We do not recognise this as a platform error.');
  await page.getByRole('button', {name: 'Clear', exact: true}).click();
  await expect(facts.paste).toBeFocused();
  await expect(facts.answer).toHaveText('');
});

test('tables: the order is told, the rows are counted, and the focus goes back to the filter', async ({
  page,
  docs,
  facts,
}) => {
  await docs.open('/limits/');
  const {limits, filter} = facts;
  const header = limits.getByRole('columnheader', {name: 'Limit', exact: true});
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByRole('button', {name: 'Limit'}).press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(filter).toMatchAriaSnapshot('- searchbox "Filter limits"');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/^\d+ rows$/);
  await filter.fill('queue full');
  await expect(count).toHaveText(/^1 of \d+ rows$/);
  await expect(limits.getByRole('rowheader')).toHaveCount(1);
  await filter.fill('zzzqqqxx');
  await expect(count).toHaveText(/^0 of \d+ rows$/);
  await page.getByRole('button', {name: 'Clear the filter'}).press('Enter');
  await expect(filter).toBeFocused();
  await expect(count).toHaveText(/^\d+ rows$/);
});
