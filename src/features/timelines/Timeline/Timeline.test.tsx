import {expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import Timeline from '.';

it('places events in proportion to their time', () => {
  const spans = [
    {from: 0, to: 1, kind: 'wait'},
    {from: 1, to: 4, kind: 'run'},
  ] as const;
  const html = renderToStaticMarkup(
    <Timeline title="A wait" alt="It waits." end={4} ticks={[]} lanes={[{name: 'Step', spans}]} legend={{}} />,
  );
  expect(html.match(/left:[^"]*/g)).toEqual(['left:0%;width:25%', 'left:25%;width:75%']);
});
