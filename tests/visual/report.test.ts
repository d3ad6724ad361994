import {describe, expect, it} from '@jest/globals';
import {renderReport} from './report';

describe('renderReport', () => {
  it('shows what differs, most first, and names the rest', () => {
    const html = renderReport([
      {name: 'front light 375', share: 0},
      {name: 'table dark 1280', share: 0.01},
      {name: 'guide light 1280', share: 0.2},
    ]);
    expect(html).toContain('2 of 3');
    expect(html.indexOf('guide light 1280: 20.00 %')).toBeLessThan(html.indexOf('table dark 1280: 1.00 %'));
    expect(html).toContain('<li>front light 375</li>');
    expect(html).toContain('src="table-dark-1280-difference.png"');
  });
});
