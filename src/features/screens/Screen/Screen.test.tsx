import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {Code, Terminal} from './Code';
import {renderParts} from './renderParts';
import Screen from '.';

const draw = (children: React.ReactNode) => load(renderToStaticMarkup(children), null, false);

describe('Screen', () => {
  const $ = draw(
    <Screen
      title="Settings"
      alt="Save is at the top right."
      legend={['Save']}
      parts={[{button: ['Save', null], callout: 1}]}
    />,
  );

  it('is a named figure with a caption', () => {
    expect($('figure').attr('aria-label')).toBe('Picture: Settings');
    expect($('figcaption > span').text()).toBe('Save is at the top right.');
    expect($('figcaption li').text()).toBe('Save');
  });

  it('hides the drawing from assistive technology', () => {
    expect($('figure > [aria-hidden="true"]').text()).toBe('SettingsSave1');
  });

  it("has no window frame if it's bare", () => {
    const bare = draw(<Screen title="Menu" alt="A menu." bare parts={['Entry']} />);
    expect(bare('.bar')).toHaveLength(0);
  });
});

describe('the parts', () => {
  it("aren't interactive", () => {
    const $ = draw(
      renderParts([
        {button: 'Test', menu: true},
        {field: 'Name', hint: 'Empty'},
        {choice: 'Secret', kind: 'checkbox', on: true},
        {tabs: ['Events', 'Logs'], active: 'Logs'},
        {grid: ['Key', 'Value'], rows: [['a', [{button: null, icon: 'more'}, {badge: 'b'}]]]},
        {toolbar: 'Settings', parts: [{button: 'Save'}]},
      ]),
    );
    expect($('.toolbar .actions').text()).toBe('Save');
    expect($('button, input, select, a, table, [tabindex], [role]')).toHaveLength(0);
    expect($('.open').text()).toBe('Logs');
  });

  it('distinguish typed and printed lines in a terminal', () => {
    const $ = draw(<Terminal text={'$ millrace login\n# in the browser\ndone'} />);
    expect($('.command').text()).toBe('$ millrace login');
    expect($('.said').text()).toBe('# in the browser');
  });

  it('mark the changed lines of a diff', () => {
    const $ = draw(<Code diff text={'-old\n+new\n same'} />);
    expect([$('.removed').text(), $('.added').text()]).toEqual(['-old', '+new']);
  });

  it.each([
    ['const total = 20;', ['keyword:const', ' total = ', 'number:20', ';']],
    [
      'import { a } from "b"; // c',
      ['keyword:import', ' { a } ', 'keyword:from', ' ', 'string:"b"', '; ', 'comment:// c'],
    ],
    ['plain', ['plain']],
    ['', []],
  ])('highlight the code %j', (line, expected) => {
    const $ = draw(<Code text={line} />);
    const tokens = $('.codeLine span').toArray();
    expect(tokens.map((token) => ($(token).attr('class') ?? '').replace(/^tok-(.*)/, '$1:') + $(token).text())).toEqual(
      expected,
    );
  });
});
