/** @jest-environment jsdom */
import {beforeEach, expect, it, jest} from '@jest/globals';
import {onRouteDidUpdate} from './revealTarget';

const scroll = jest.fn();
const go = (hash: string): void =>
  void onRouteDidUpdate?.({location: {hash}, previousLocation: null} as Parameters<
    NonNullable<typeof onRouteDidUpdate>
  >[0]);
const isHidden = (id: string): boolean =>
  document.getElementById(id)?.closest('details:not([open]), [hidden]') !== null;

beforeEach(() => {
  scroll.mockClear();
  HTMLElement.prototype.scrollIntoView = scroll;
  // As Docusaurus renders them.
  document.body.innerHTML = `<h2 id="seen">Seen</h2>
    <details><summary>More</summary><div><h3 id="größe">Größe</h3>
      <details><summary>Still more</summary><h4 id="inner">Inner</h4></details></div></details>
    <div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">Yarn</li></ul>
      <div><div role="tabpanel">A</div><div role="tabpanel" hidden><h3 id="设置">设置</h3></div></div></div>`;
  document
    .querySelectorAll('[role=tab]')
    .forEach((tab, at) =>
      tab.addEventListener('click', () =>
        document
          .querySelectorAll('[role=tabpanel]')
          .forEach((panel, own) => panel.toggleAttribute('hidden', own !== at)),
      ),
    );
});

it.each(['größe', 'inner', '设置'])('reveals a hidden target: %s', (id) => {
  expect(isHidden(id)).toBe(true);
  go(`#${encodeURIComponent(id)}`);
  expect(isHidden(id)).toBe(false);
  expect(scroll).toHaveBeenCalledTimes(1);
});

it.each(['#seen', '#gone', '#100%', '#%E4', '#', ''])('does nothing for a visible target: %j', (hash) => {
  go(hash);
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  expect(scroll).not.toHaveBeenCalled();
});
