import type {ReactNode} from 'react';
import HoverCard from '../../components/HoverCard';
import {GLOSSARY} from '../../config/addresses';

interface Props {
  /** The id of the term's heading in the glossary. */
  readonly id: string;
  /** The word as the sentence needs it, such as a plural. */
  readonly children: ReactNode;
  /** Filled in from the glossary by `src/features/glossary`. */
  readonly definition: string;
}

/** The first use of a term on a page: a link to the glossary, with a card that says what it means. */
export default function Term({id, children, definition}: Props): ReactNode {
  return (
    <HoverCard to={`${GLOSSARY}#${id}`} text={children}>
      {definition}
    </HoverCard>
  );
}
