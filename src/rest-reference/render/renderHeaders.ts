import {paragraph, text, type Block} from '../../markdown/placeholders/fillPlaceholders';
import {say} from '../../buildWords';
import {resolveReference, type ApiResponse} from '../document/readApiDocument';
import {describeConstraints} from '../schema/describeConstraints';
import {labelType} from '../schema/describeSchema';
import {flattenSchema} from '../schema/flattenSchema';
import {entry, idOf, layout, wrap, type RenderContext} from './parts';
import {responsePresence} from './renderAttributes';

/** Prints the headers of an answer, each as a field. */
export function renderHeaders({document}: RenderContext, {headers}: ApiResponse, id: string): Block[] {
  const entries = Object.entries(headers ?? {}).map(([name, given]) => {
    const {description = '', required = false, schema = {}} = resolveReference(document, given);
    const flat = flattenSchema(document, schema);
    const meaning = [description, ...describeConstraints(flat.schema)].map((part) => part.trim()).join(' ');
    const type = labelType(document, flat);
    return entry({id: idOf(id, name), name, type, presence: responsePresence({required}), meaning}, []);
  });
  return entries.length === 0
    ? []
    : [paragraph(text(say('api.headers'))), wrap(layout.attributes, {}, [wrap('ul', {}, entries)])];
}
