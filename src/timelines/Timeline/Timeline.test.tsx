import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import CreditSteps from '../CreditSteps';
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

  it('has a sentence for those who cannot see it, and hides the drawing from them', () => {
    expect($('figcaption').text()).toBe('The step waits, then runs.');
    expect($('[aria-hidden="true"] .lane')).toHaveLength(2);
  });
});

it('credits rise with memory and with each started interval', () => {
  const $ = draw(<CreditSteps seconds="30" memory="256MB" />);
  const lanes = $('.track')
    .toArray()
    .map((track) =>
      $(track)
        .find('.span')
        .toArray()
        .map((span) => $(span).text())
        .join(' '),
    );
  expect(lanes).toEqual(['1 2 3 4', '2 4 6 8', '4 8 12 16']);
});
