import {expect, it} from '@jest/globals';
import {renderToString} from 'react-dom/server';
import * as Api from '.';

it('writes no form into the page before a reader asks for one', () => {
  const html = renderToString(<Api.Builder spec="{}" />);
  expect(html).toContain('Try it');
  expect(html).not.toContain('<form');
});
