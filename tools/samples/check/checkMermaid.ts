import {reportAt, type Block, type Problem} from '../model';

const KINDS = /^(?:flowchart|graph|stateDiagram-v2|sequenceDiagram|classDiagram|erDiagram)\b/;

/** A diagram of a kind the site can draw, with its text alternative; the build draws it and reports the rest. */
export function checkMermaid(block: Block): Problem[] {
  const [kind = '', title = '', description = ''] = block.code.split('\n').map((line) => line.trim());
  if (!KINDS.test(kind)) return [reportAt(block, 1, `not a diagram the site draws: "${kind}"`)];
  if (!/^accTitle: \S/.test(title)) return [reportAt(block, 2, 'the second line of a diagram is "accTitle: …"')];
  if (!/^accDescr: \S/.test(description)) return [reportAt(block, 3, 'the third line of a diagram is "accDescr: …"')];
  return [];
}
