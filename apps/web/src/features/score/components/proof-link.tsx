import type { DocumentCategory } from '@groundwork/contracts';
import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from '../score.wording.ts';

interface ProofLinkProps {
  /** null: bank rows prove it. */
  readonly category: DocumentCategory | null;
  readonly about: string;
}

export function ProofLink({ category, about }: ProofLinkProps) {
  return (
    <Link
      className={buttonClass('outline')}
      to={category === null ? paths.banking() : paths.documents({ category })}
    >
      {category === null ? words.proveIt.banking : words.proveIt.documents}
      <span className="gw-hidden">: {about}</span>
    </Link>
  );
}
