/** @jest-environment jsdom */
import {beforeEach, expect, it} from '@jest/globals';
import './tellFailure';

const end = (): unknown => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<noscript>other</noscript><noscript data-sheet><link rel="x"></noscript><p>Text</p>';
  delete document.documentElement.dataset.documentScript;
});

it('makes a page whose document script did not run one without script, and says so', () => {
  end();
  expect(document.querySelector('head link')).not.toBeNull();
  const notice = document.querySelector('[role=status]');
  expect(notice?.textContent).toMatch(/^Part of this page could not be loaded\. You can still read .* Load again$/);
  expect(document.querySelector('p')?.textContent).toBe('Text');
});

it('is silent where it ran', () => {
  document.documentElement.dataset.documentScript = '';
  end();
  expect(document.querySelector('[role=status], head link')).toBeNull();
});
