import type {Operation} from '../document/collectOperations';
import type {SchemaContext} from '../schema/describeSchema';

/** What every part of the page needs to know. */
export interface RenderContext extends SchemaContext {
  /** Where a section of the single page is, seen from the page that is made: `#errors` or `/api/rest/#errors`. */
  readonly linkTo: (anchor: string) => string;
  /** Whether the page holds everything, so that what a page of one resource can add is left to that. */
  readonly isWhole: boolean;
  /** Long examples with the operation that has printed them on this page; a repetition becomes a link. */
  readonly printed: Map<string, Operation>;
  /** Statuses that every operation can answer with. */
  readonly sharedErrors: ReadonlySet<string>;
  /** Parameters that are explained once: name to anchor. */
  readonly sharedParameters: Readonly<Record<string, string>>;
}
