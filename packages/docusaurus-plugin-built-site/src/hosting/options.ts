import type {Joi as JoiTypes} from '@docusaurus/utils-validation';
import {decodePath} from '../client';
import {createOptionsSchema, Joi} from '../validation';
import type {Redirect} from './redirects';
import {SOURCE_KINDS, type Sources} from './sources';

/** Options of the files for servers. */
export type HostingOptions = Sources & {
  /** Redirects that `@docusaurus/plugin-client-redirects` doesn't support, for example to a file, a different locale or another site. @default [] @example [{from: '/feed', to: '/blog/rss.xml'}] */
  readonly redirects: readonly Redirect[];
  /** The file to mention when something's wrong with a redirect. @default 'docusaurus.config.ts' @example 'src/config/redirects.ts' */
  readonly redirectsFile: string;
  /** What to do when a page loads something that the content security policy would block. @default 'throw' @example 'warn' */
  readonly onBlocked: 'throw' | 'warn' | 'ignore';
};

/**
 * Whether an address can be the path of a page. Servers decode addresses before looking them up, so encoded slashes,
 * control characters, dot segments and repeated slashes are rejected.
 */
function isPath(path: string): boolean {
  try {
    return (
      /^(?!.*\/\/)\//.test(path) &&
      !/[\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(decodeURIComponent(path)) &&
      !/%2f/i.test(path)
    );
  } catch {
    return false;
  }
}

/** Whether an address ends in a space, which `URL` would remove. */
const hasTrailingSpace = (address: string): boolean => address.endsWith(' ');

const isRedirectTarget = (to: string): boolean =>
  !hasTrailingSpace(to) &&
  (to.startsWith('/') ? isPath(to.split(/[?#]/, 1)[0] ?? '') : /^https?:\/\//i.test(to) && URL.canParse(to));

/** Whether a redirect can start from a path. Wildcards aren't allowed, because their syntax depends on the server. */
const isRedirectSource = (from: string): boolean => isPath(from) && !hasTrailingSpace(from) && !/[?#*]|\/:/.test(from);

/** Returns the positions of two redirects with the same source. Joi's `unique` compares all pairs, which takes longer. */
function findRepeatedSource(redirects: readonly Redirect[]): {readonly pos: number; readonly dupePos: number} | null {
  const positions = new Map<string, number>();
  for (const [pos, {from}] of redirects.entries()) {
    const source = decodePath(from).replace(/\/$/, '');
    const dupePos = positions.get(source);
    if (dupePos !== undefined) return {pos, dupePos};
    positions.set(source, pos);
  }
  return null;
}

const createAddressSchema = (isAllowed: (text: string) => boolean, allowed: string): JoiTypes.StringSchema =>
  Joi.string()
    .custom((text: string, {error}) => (isAllowed(text) ? text : error('string.pattern.name', {name: allowed})))
    .required();

const SOURCE =
  /^(?:(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?|(?:https?|wss?|data|blob):|'(?:self|unsafe-eval|wasm-unsafe-eval)')$/;

const sources = Joi.array()
  .items(
    Joi.string().pattern(
      SOURCE,
      'an origin such as https://api.example.com, a scheme such as https:, or "\'self\'", "\'unsafe-eval\'" or "\'wasm-unsafe-eval\'" with both pairs of quotes',
    ),
  )
  .default([]);

export const hostingSchema = createOptionsSchema<HostingOptions>({
  redirects: Joi.array()
    .items(
      createOptionsSchema({
        from: createAddressSchema(
          isRedirectSource,
          'an address on this site without its baseUrl, such as "/old-page", and without a query, anchor, *, :name or a space at its end',
        ),
        to: createAddressSchema(
          isRedirectTarget,
          'an address on this site without its baseUrl, such as "/new-page", or one that starts with https://, without a space at its end',
        ),
      }),
    )
    .custom((redirects: readonly Redirect[], {error}) => {
      const repeated = findRepeatedSource(redirects);
      return repeated ? error('array.unique', repeated) : redirects;
    })
    .messages({
      'array.base': "{{#label}} must be a list such as [\\{from: '/old', to: '/new'}]",
      'array.unique':
        '"redirects[{{#pos}}]" has the same "from" as "redirects[{{#dupePos}}]"; allowed: each address once',
    })
    .default([]),
  redirectsFile: Joi.string().default('docusaurus.config.ts'),
  onBlocked: Joi.valid('throw', 'warn', 'ignore').default('throw'),
  ...Object.fromEntries(SOURCE_KINDS.map((kind) => [kind, sources])),
});
