import {createParagraph, createText, type Block} from '../../../markdown/placeholders/replacePlaceholders';
import {getMessage} from '../../../buildWords';
import {resolveReference, type ApiResponse} from '../document/readApiDocument';
import {formatConstraints} from '../schema/formatConstraints';
import {getTypeLabel} from '../schema/getBodyFields';
import {flattenSchema} from '../schema/flattenSchema';
import {createListEntry, createId, layout, createHtmlElement, type RenderContext} from './parts';
import {renderOptional} from './renderAttributes';

/** Renders the headers of a response like fields. */
export function renderHeaders({document}: RenderContext, {headers}: ApiResponse, id: string): Block[] {
  const entries = Object.entries(headers ?? {}).map(([name, given]) => {
    const {description = '', required = false, schema = {}} = resolveReference(document, given);
    const flat = flattenSchema(document, schema);
    const meaning = [description, ...formatConstraints(flat.schema)].map((part) => part.trim()).join(' ');
    const type = getTypeLabel(document, flat);
    return createListEntry({id: createId(id, name), name, type, ...renderOptional({required}), meaning}, []);
  });
  return entries.length === 0
    ? []
    : [
        createParagraph(createText(getMessage('api.headers'))),
        createHtmlElement(layout.attributes, {}, [createHtmlElement('ul', {}, entries)]),
      ];
}
