import type {ApiDocument, OrReference, Reference} from './types';

function isReference(part: object): part is Reference {
  return '$ref' in part && typeof part.$ref === 'string';
}

function readPointer(document: ApiDocument, pointer: string): unknown {
  const keys = pointer.replace(/^#\//, '').split('/');
  let part: unknown = document;
  for (const key of keys) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    part = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return part;
}

/** The name behind a reference, such as `Source`, or nothing for a part written in place. */
export function nameOfReference(part: object): string | undefined {
  return isReference(part) ? part.$ref.split('/').at(-1) : undefined;
}

/** Follows references until the part itself is reached; an unknown one stops the build. */
export function resolveReference<Part extends object>(document: ApiDocument, part: OrReference<Part>): Part {
  let current: OrReference<Part> = part;
  const seen = new Set<string>();
  while (isReference(current)) {
    const pointer: string = current.$ref;
    const target = pointer.startsWith('#/') ? readPointer(document, pointer) : undefined;
    if (typeof target !== 'object' || target === null || seen.has(pointer)) {
      throw new Error(
        `The OpenAPI document refers to "${pointer}", which does not exist. A reference has the form "#/components/<kind>/<name>" and names a part of the same document.`,
      );
    }
    seen.add(pointer);
    current = target as OrReference<Part>;
  }
  return current;
}
