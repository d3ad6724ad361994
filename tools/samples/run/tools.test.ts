import {describe, expect, it} from '@jest/globals';
import {findTool, nodeTool} from './tools';

describe('findTool', () => {
  it('finds a program with the version that readers see', () => {
    expect(findTool('bash')).toMatchObject({label: expect.stringMatching(/^Bash \d+\.\d+$/)});
    expect(nodeTool.label).toMatch(/^Node\.js \d+\.\d+$/);
    expect(process.versions.node.startsWith(nodeTool.label.replace('Node.js ', ''))).toBe(true);
  });

  it('says how a missing program is installed', () => {
    expect(findTool('go', {PATH: '/nowhere'})).toEqual({
      missing: expect.stringContaining('On Debian: apt-get install --yes golang-go'),
    });
  });
});
