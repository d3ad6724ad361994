import {blocksOf, heading, text, type Block} from '../../placeholders/nodes';
import {resolveReference} from '../document/resolveReference';
import type {Schema} from '../document/types';
import {describeSchema} from '../schema/describeSchema';
import type {RenderContext} from './context';
import {idOf} from './parts';
import {renderAttributes, responsePresence} from './renderAttributes';

/** Id of the heading above an object: `connected account` gives `connected-account-object`. */
export const anchorOfObject = (label: string): string => idOf(label, 'object');

/** Prints an object that operations return, once, with the address of each attribute. */
export function renderObject(context: RenderContext, name: string, label: string): Block[] {
  const reference = {$ref: `#/components/schemas/${name}`};
  const {description = ''} = resolveReference<Schema>(context.document, reference);
  return [
    heading(3, anchorOfObject(label), [text(`The ${label} object`)]),
    ...blocksOf(description),
    ...renderAttributes(describeSchema(context, reference), {id: idOf(label), presenceOf: responsePresence}),
  ];
}
