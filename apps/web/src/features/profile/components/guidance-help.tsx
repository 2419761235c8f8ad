import type { FieldName } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Popover } from 'antd';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { specifiedWords } from '../profile.wording.ts';
import './guidance-help.css';

const GuidanceHints = lazy(() => import('./guidance-hints.tsx'));

export interface GuidanceHelpProps {
  readonly name: FieldName;
  readonly label: string;
}

export function GuidanceHelp({ name, label }: GuidanceHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topLeft"
      arrow={false}
      // On a narrow screen the popover moves sideways and stays away from the edge by the offset.
      align={{ offset: [-16, -4], overflow: { adjustX: false, adjustY: true, shiftX: true } }}
      title={specifiedWords.expertGuidance}
      content={
        <Suspense fallback={null}>
          <GuidanceHints name={name} />
        </Suspense>
      }
      destroyOnHidden
      classNames={{ root: 'guidance-popover', container: 'guidance-box' }}
    >
      <button
        type="button"
        className="guidance-button"
        aria-label={fill(specifiedWords.expertGuidanceFor, { field: label })}
        aria-expanded={open}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
        }}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </button>
    </Popover>
  );
}
