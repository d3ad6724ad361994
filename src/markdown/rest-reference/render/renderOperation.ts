import {blocksOf, fence, heading, paragraph, phrasingOf, strong, text, type Block} from '../../placeholders/nodes';
import type {Operation} from '../document/collectOperations';
import {specOf} from '../samples/specOf';
import type {RenderContext} from './context';
import {layout, wrap} from './parts';
import {renderParameters, renderRequestBody} from './renderRequest';
import {renderErrors, renderResponse} from './renderResponse';
import {renderResponseExamples, renderSamples} from './renderSamples';

function renderPermission({permission}: Operation): Block {
  return paragraph(strong('Permission'), text(' '), ...phrasingOf(permission));
}

/** Prints one operation with its heading: the summary, the request and response to look at, then the parts of both. */
export function renderOperation(context: RenderContext, operation: Operation): Block[] {
  const {anchor, summary, method, path, description} = operation;
  return [
    heading(3, anchor, [text(summary)]),
    wrap(layout.endpoint, {}, [
      wrap('div', {}, [wrap(layout.path, {method}, [fence('text', path)]), ...blocksOf(description)]),
      wrap('div', {}, [
        ...renderSamples(context, operation),
        wrap(layout.builder, {spec: JSON.stringify(specOf(context.document, operation))}, []),
        ...renderResponseExamples(context, operation),
      ]),
      wrap('div', {}, [
        renderPermission(operation),
        ...renderParameters(context, operation),
        ...renderRequestBody(context, operation),
        ...renderResponse(context, operation),
        ...renderErrors(context, operation),
      ]),
    ]),
  ];
}
