import {describe, expect, it} from '@jest/globals';
import {ISSUE_URL_LIMIT} from '../../config/issueUrl';
import {cut, fitText, issueUrlOf, TEXT_LIMIT} from './report';
import {testReport} from './testReport';

const bodyOf = (url: string): string => new URL(url).searchParams.get('body') ?? '';

describe('cut', () => {
  it.each([
    ['short', 5, 'short'],
    ['too long', 5, 'too …'],
    ['👩👩👩', 2, '👩…'],
  ])('%s to %i characters is %s', (text, limit, expected) => {
    expect(cut(text, limit)).toBe(expected);
  });
});

describe('issueUrlOf', () => {
  it('opens an issue with what tells where and what', () => {
    const url = issueUrlOf(testReport());
    expect(url).toMatch(/^https:\/\/github\.com\/millrace\/docs\/issues\/new\?/);
    expect(new URL(url).searchParams.get('title')).toBe('Limits: It is wrong');
    expect(bodyOf(url)).toBe(
      [
        '- Page: https://millrace.example/docs/limits/#memory\n- Version: v2\n- Section: Memory\n- Build: 0123456\n- Reason: It is wrong',
        '> The default is 256MB.',
        'The default changed.',
      ].join('\n\n'),
    );
  });

  it('leaves out what there is not', () => {
    expect(bodyOf(issueUrlOf(testReport({heading: '', quote: '', text: ''})))).toBe(
      '- Page: https://millrace.example/docs/limits/#memory\n- Version: v2\n- Build: 0123456\n- Reason: It is wrong',
    );
  });

  it.each([
    ['Latin letters', 'a'],
    ['letters of three bytes', '字'],
    ['characters of four bytes', '👩'],
    ['half a character', '\uD83D'],
  ])('is never longer than GitHub accepts: %s', (_, character) => {
    const report = testReport({text: character.repeat(TEXT_LIMIT), quote: character.repeat(300)});
    expect(issueUrlOf(report).length).toBeLessThanOrEqual(ISSUE_URL_LIMIT);
  });
});

describe('fitText', () => {
  it('keeps a text that has room', () => {
    expect(fitText(testReport({text: 'a'.repeat(TEXT_LIMIT)}))).toHaveLength(TEXT_LIMIT);
  });

  it('keeps as many whole characters as have room', () => {
    const report = testReport({text: '👩'.repeat(TEXT_LIMIT)});
    const fitting = fitText(report);
    expect(fitting).toMatch(/^(?:👩)+$/u);
    const next = {...report, text: `${fitting}👩`};
    expect(fitText(next)).toBe(fitting);
    expect(issueUrlOf(report).length).toBeGreaterThan(ISSUE_URL_LIMIT - 12);
  });
});
