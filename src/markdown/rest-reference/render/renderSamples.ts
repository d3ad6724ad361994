import type {Operation} from '../document/collectOperations';
import {makeSamples} from '../samples/makeSamples';
import type {RenderContext} from './context';
import {element, fence, paragraph, strong, type Block} from '../../placeholders/nodes';

const TAB_GROUP = 'language';

/** Prints the request in every language, in the tabs the whole site shares. */
export function renderSamples({document}: RenderContext, operation: Operation): Block[] {
  const items = makeSamples(document, operation).map(({language, code}) =>
    element('TabItem', {value: language.value, label: language.label}, [
      fence(language.fence, code, language.title ? `title="${language.title}"` : null),
    ]),
  );
  return [paragraph(strong('Request')), element('Tabs', {groupId: TAB_GROUP}, items)];
}
