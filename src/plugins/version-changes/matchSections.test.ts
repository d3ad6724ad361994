import {describe, expect, it} from '@jest/globals';
import {matchSections} from './matchSections';
import type {Section} from './readSections';

const section = (slug: string | null, title: string, text = title): Section => ({
  slug,
  title,
  blocks: [{kind: 'text', text}],
});

const titles = (older: Section[], newer: Section[]): (string | undefined)[][] =>
  matchSections(older, newer).map((pair) => [pair.older?.title, pair.newer?.title]);

describe('matchSections', () => {
  it('matches by id before heading, and by heading before words', () => {
    const older = [section('retries', 'Retries'), section('again', 'Errors')];
    const newer = [section('errors', 'Errors'), section('retries', 'Automatic retries'), section('x', 'Retries')];
    expect(titles(older, newer)).toEqual([
      ['Errors', 'Errors'],
      ['Retries', 'Automatic retries'],
      [undefined, 'Retries'],
    ]);
  });

  it('finds a section under another name by the words it shares, the most alike first', () => {
    const older = [section('check', 'Check who calls', 'Compare the signature of the request with the secret')];
    const newer = [
      section('other', 'Other', 'The signature of an email'),
      section('validate', 'Validate requests', 'Compare the signature of the request with your secret'),
    ];
    expect(titles(older, newer)).toEqual([
      [undefined, 'Other'],
      ['Check who calls', 'Validate requests'],
    ]);
  });

  it('does not match sections that share little', () => {
    expect(titles([section('sql', 'SQL service')], [section('tables', 'Data stores')])).toEqual([
      ['SQL service', undefined],
      [undefined, 'Data stores'],
    ]);
  });

  it('shows a section that is gone after the one it followed', () => {
    const kept = [section(null, 'Page'), section('a', 'First'), section('b', 'Last')];
    const older = [kept[0], section('sql', 'SQL'), section('state', 'Checkpoint'), ...kept.slice(1)] as Section[];
    expect(titles(older, kept).map(([title]) => title)).toEqual(['Page', 'SQL', 'Checkpoint', 'First', 'Last']);
  });
});
