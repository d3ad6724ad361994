import type {ReactNode} from 'react';
import HoverCard from '../../components/HoverCard';

interface Props {
  /** The id of the term's heading in the glossary. */
  readonly id: string;
  /** Address of its entry, filled in by `src/features/glossary`. */
  readonly to: string;
  /** The word as the sentence needs it, such as a plural. */
  readonly children: ReactNode;
  /** Filled in from the glossary by `src/features/glossary`. */
  readonly definition: string;
}

/** The first use of a term on a page: a link to the glossary, with a card that says what it means. */
export default function Term({to, children, definition}: Props): ReactNode {
  return (
    <HoverCard to={to} text={children}>
      {definition}
    </HoverCard>
  );
}
