import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import Timeline from '.';

const draw = (children: React.ReactNode) => load(renderToStaticMarkup(children), null, false);

describe('Timeline', () => {
  const $ = draw(
    <Timeline
      title="A wait"
      alt="The step waits, then runs."
      end={4}
      ticks={[
        {at: 0, label: 'event'},
        {at: 4, label: 'end'},
      ]}
      lanes={[
        {
          name: 'Step',
          spans: [
            {from: 0, to: 1, kind: 'wait', text: 'wait'},
            {from: 1, to: 4, kind: 'run'},
          ],
        },
      ]}
      legend={{wait: 'Waits', run: 'Runs'}}
    />,
  );

  it('places what happens in proportion to its time', () => {
    const styles = $('.span')
      .toArray()
      .map((span) => span.attribs.style);
    expect(styles).toEqual(['left:0%;width:25%', 'left:25%;width:75%']);
  });
});
