import type {SchemaContext} from '../schema/describeSchema';

/** What every part of the page needs to know. */
export interface RenderContext extends SchemaContext {
  /** Where the page explains errors and pages of results. */
  readonly links: {readonly errors: string; readonly pagination: string};
}
