/** @jest-environment jsdom */
import Translate from '@docusaurus/Translate';
import {expect, it} from '@jest/globals';
import {render} from '@testing-library/react';
import Alternatives from './Alternatives';

it.each([
  ['en', 'Start from one, two, or three.'],
  ['de', 'Start from one, two oder three.'],
])('joins links within a sentence as %s does', (locale, text) => {
  const links = ['one', 'two', 'three'].map((name) => (
    <a key={name} href={`/${name}/`}>
      {name}
    </a>
  ));
  const {container} = render(
    <Translate id="test" values={{links: <Alternatives links={links} locale={locale} />}}>
      {'Start from {links}.'}
    </Translate>,
  );
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('a')).toHaveLength(3);
});
