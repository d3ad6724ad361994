import type {ReactNode} from 'react';
import HoverCard from '../../components/HoverCard';

interface Props {
  /** The id of the term's heading in the glossary. */
  readonly id: string;
  /** Address of the glossary entry. The build fills it in (`src/features/glossary`). */
  readonly to: string;
  /** The text to show, such as a plural. */
  readonly children: ReactNode;
  /** Definition from the glossary. The build fills it in (`src/features/glossary`). */
  readonly definition: string;
}

/** The first mention of a term on a page: a link to the glossary with a card that shows the definition. */
export default function Term({to, children, definition}: Props): ReactNode {
  return (
    <HoverCard to={to} text={children}>
      {definition}
    </HoverCard>
  );
}
