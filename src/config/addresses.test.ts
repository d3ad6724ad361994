import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {createIssueUrl, PAGE_FORM} from './addresses';

it('only fills in existing fields of the issue form', () => {
  const {searchParams} = new URL(createIssueUrl({title: 'Limits', where: '- Page: x', what: '> y'}));
  const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${PAGE_FORM}`, 'utf8')) as {body: {id: string}[]};
  expect(searchParams.get('template')).toBe(PAGE_FORM);
  expect([...searchParams.keys()].slice(2)).toEqual(form.body.map(({id}) => id));
});
