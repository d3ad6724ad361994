import {expect, it} from '@jest/globals';
import {resolve} from 'node:path';
import {readTemplate} from '../../deploy/nginx/renderConfig';
import {startNginx} from '../../deploy/nginx/startNginx';
import {gradeForAgents, type Grade} from './gradeForAgents';

const PORT = 4193;
const TIME_LIMIT_MS = 120_000;

async function grade(pages: number, template = readTemplate()): Promise<Grade> {
  const nginx = await startNginx({port: PORT, buildDir: resolve('build'), template});
  return gradeForAgents(PORT, pages).finally(() => nginx.stop());
}

it(
  'scores 100 of 100 as documentation for agents',
  async () => {
    const {score, problems} = await grade(40);
    // Two pages are longer as HTML than a program reads at once, and their routes do not allow a split. They cost less
    // than half a point, and are no longer than that as Markdown.
    expect({score, problems: score === 100 ? [] : problems}).toEqual({score: 100, problems: []});
  },
  TIME_LIMIT_MS,
);

it(
  'scores less, and says why, when the server sends no Markdown',
  async () => {
    const {score, problems} = await grade(6, readTemplate().replace('try_files $negotiated_file ', 'try_files '));
    expect(score).toBeLessThan(100);
    expect(problems).toContainEqual(expect.stringMatching(/^fail content-negotiation: .*0\/6/));
  },
  TIME_LIMIT_MS,
);
