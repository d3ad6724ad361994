import type {ApiRequest} from './apiRequest';
import {keyOf, toBodyValue, type EndpointSpec, type FieldValues} from './endpointSpec';

/** The request that a filled form stands for. Empty values are left out, unless the endpoint wants them. */
export function toRequest(spec: EndpointSpec, values: FieldValues, base: string): ApiRequest {
  const filled = spec.fields
    .map((field) => ({field, text: values[keyOf(field)] ?? ''}))
    .filter(({field, text}) => text !== '' || field.keepsEmpty);
  const textOf = (name: string): string => values[keyOf({place: 'path', name})] || `{${name}}`;
  const body = filled.filter(({field}) => field.place === 'body');
  const hasBody = spec.fields.some(({place}) => place === 'body');
  return {
    method: spec.method,
    base: base.replace(/\/$/, ''),
    path: spec.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(textOf(name))),
    query: filled.filter(({field}) => field.place === 'query').map(({field, text}) => [field.name, text] as const),
    ...(hasBody ? {body: Object.fromEntries(body.map(({field, text}) => [field.name, toBodyValue(field, text)]))} : {}),
    isPaged: spec.isPaged,
    hasAnswer: spec.hasAnswer,
  };
}
