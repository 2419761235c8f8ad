import type { Lender } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { words } from '../lenders.wording.ts';

interface QualifyButtonProps {
  readonly lender: Lender | undefined;
  readonly onOpen: (id: string) => void;
}

export function QualifyButton({ lender, onOpen }: QualifyButtonProps) {
  if (lender === undefined) return null;
  return (
    <Button
      look="outline"
      aria-label={fill(words.changes.headingFor, { lender: lender.name })}
      onClick={() => onOpen(lender.id)}
    >
      {lender.name}
    </Button>
  );
}
