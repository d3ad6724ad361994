import type {ReactNode} from 'react';

type Values = Readonly<Record<string, string | number>>;

const fill = (message: string, values: Values = {}): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Stands in for the translation of a word: the message itself, with its values. */
export const translate = ({message}: {readonly message: string}, values?: Values): string => fill(message, values);

/** Stands in for a translated text. */
export default function Translate({
  children,
  values,
}: {
  readonly children: string;
  readonly values?: Values;
}): ReactNode {
  return fill(children, values);
}
