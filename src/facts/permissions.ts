import Joi from 'joi';
import {readYaml} from './readYaml';

/** One operation in a workspace: who can do it, and what everyone else sees. */
interface Permission {
  readonly operation: string;
  /** The roles that can do it. */
  readonly allowed: readonly string[];
  /** What members without the permission see; absent where everyone has it. */
  readonly otherwise?: string;
}

const text = Joi.string();

/** The roles of a workspace as readers see them, from most to fewest permissions, and what each can do. */
export const permissions = readYaml<{
  readonly roles: Readonly<Record<string, string>>;
  readonly operations: readonly Permission[];
}>(
  'src/facts/permissions.yaml',
  Joi.object({
    roles: Joi.object().pattern(text, text),
    operations: Joi.array().items({
      operation: text,
      allowed: Joi.array().items(Joi.valid(Joi.in('/roles', {adjust: Object.keys}))),
      otherwise: text.optional(),
    }),
  }),
);
