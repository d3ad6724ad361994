import type {ReactNode} from 'react';
import {Button} from './Controls';
import {Item} from './Content';
import {List} from './Steps';

type EventListProps = {
  /** Number of the order whose event is open. */
  readonly selected: '1042' | '1044';
};

/** The events at the left of the Inspector. */
export default function EventList({selected}: EventListProps): ReactNode {
  const actions = (
    <>
      <Button tone="quiet" icon="retry" callout={2} />
      <Button tone="quiet" icon="cross" />
    </>
  );
  return (
    <List>
      <Item icon="pause" tone="wait" title="Order 1045" detail="Paused · 12:04:10" />
      <Item
        icon="cross"
        tone="danger"
        title="Order 1044"
        detail="Error · 12:03:51"
        selected={selected === '1044'}
        end={selected === '1044' && actions}
      />
      <Item icon="check" tone="good" title="Order 1043" detail="Success · 12:02:17" />
      <Item
        icon="check"
        tone="good"
        title="Order 1042"
        detail="Success · 12:00:00"
        selected={selected === '1042'}
        end={selected === '1042' && actions}
      />
    </List>
  );
}
