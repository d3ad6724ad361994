import {Children, isValidElement, type ReactNode} from 'react';

type Values = Readonly<Record<string, ReactNode>>;
type Message = {readonly id: string; readonly message: string; readonly description?: string};

function interpolate(text: string, values: Values): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? (values[part] ?? `{${part}}`) : part));
}

/** Mock of `translate`: the source message with its values. */
export function translate({message}: Message, values: Readonly<Record<string, string | number>> = {}): string {
  return interpolate(message, values).join('');
}

/** Mock of the component with the same name. */
export default function Translate({
  children,
  values = {},
}: {
  readonly children: string;
  readonly values?: Values;
}): ReactNode {
  // As in Docusaurus, everything except elements becomes a string, including lists of elements.
  return Children.toArray(interpolate(children, values).map((part) => (isValidElement(part) ? part : String(part))));
}
