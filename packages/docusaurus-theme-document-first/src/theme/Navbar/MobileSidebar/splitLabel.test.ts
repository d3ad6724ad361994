import {expect, it} from '@jest/globals';
import {splitLabel} from './splitLabel';

it.each([
  ['← Back to main menu', '← ', 'Back to main menu'],
  ['←Terug', '←', 'Terug'],
  ['→ العودة إلى القائمة الرئيسية', '→ ', 'العودة إلى القائمة الرئيسية'],
  ['« メインメニューに戻る', '« ', 'メインメニューに戻る'],
  ['Back to main menu', '', 'Back to main menu'],
  ['Menu → start', '', 'Menu → start'],
  ['←', '', '←'],
  ['', '', ''],
])('splits %j into symbols %j and words', (label, symbols, words) => {
  expect(splitLabel(label)).toEqual([symbols, words]);
});
