import {createElement, isValidElement, type FunctionComponent, type ReactNode} from 'react';
import {PARTS, getPartName, type PartName} from '../../../config/pictures';
import {Choice, Dialog, Menu, Popover} from './Choices';
import {Code, LogLine, Terminal, Tree} from './Code';
import {AddStep, Badge, Item, List, Notice, Step} from './Content';
import {Button, Field, TabBar} from './Controls';
import {BarChart, Grid} from './Data';
import {Columns, Pane, Row, Toolbar} from './Layout';
import {Callout, Icon} from './Marks';
import Shell from './Shell';

const COMPONENTS: Readonly<Record<PartName, unknown>> = {
  addStep: AddStep,
  badge: Badge,
  box: 'div',
  button: Button,
  callout: Callout,
  chart: BarChart,
  choice: Choice,
  code: Code,
  columns: Columns,
  dialog: Dialog,
  field: Field,
  grid: Grid,
  icon: Icon,
  item: Item,
  list: List,
  log: LogLine,
  menu: Menu,
  notice: Notice,
  pane: Pane,
  popover: Popover,
  row: Row,
  shell: Shell,
  step: Step,
  tabs: TabBar,
  terminal: Terminal,
  text: 'span',
  toolbar: Toolbar,
  tree: Tree,
};

function createProps(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, renderValue(value)]));
}

function renderValue(value: unknown, key?: number): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map(renderValue);
  if (typeof value !== 'object' || isValidElement(value)) return value;
  const part = getPartName(value);
  if (!part) return createProps(value as Record<string, unknown>);
  const {[part]: main, parts: children, ...others} = value as Record<string, unknown>;
  const props = createProps({...others, ...(children !== undefined && {children}), [PARTS[part][0]]: main});
  return createElement(COMPONENTS[part] as FunctionComponent, {key, ...props});
}

/** Renders the parts of a screen from its description in `pictures.yaml`. */
export function renderParts(parts: readonly unknown[]): ReactNode {
  return renderValue(parts) as ReactNode;
}
