import { fill } from '@groundwork/wording';
import { words as uiWords } from '../ui.wording.ts';
import './stage-track.css';

const { stages: words } = uiWords;

export interface Stage {
  readonly key: string;
  readonly label: string;
  readonly sentence?: string;
}

export interface StageTrackProps {
  readonly label: string;
  readonly stages: readonly Stage[];
  readonly current: string;
  readonly state?: 'working' | 'failed' | 'done';
}

type Progress = 'done' | 'now' | 'failed' | 'open';

function progressOf(index: number, at: number, state: NonNullable<StageTrackProps['state']>): Progress {
  if (state === 'done' || index < at) return 'done';
  if (index > at) return 'open';
  return state === 'failed' ? 'failed' : 'now';
}

/** A screen reader announces the sentence once per change. */
function sentenceOf({ stages, current, state }: StageTrackProps, at: number): string {
  if (state === 'done') return words.finished;
  const stage = stages[at]?.sentence ?? stages[at]?.label ?? current;
  const text = state === 'failed' ? words.stopped : words.step;
  return fill(text, { step: at + 1, total: stages.length, stage });
}

export function StageTrack(props: StageTrackProps) {
  const { label, stages, current, state = 'working' } = props;
  const at = Math.max(
    stages.findIndex(({ key }) => key === current),
    0,
  );
  return (
    <div className="gw-stages">
      <p role="status">{sentenceOf(props, at)}</p>
      <ol aria-label={label}>
        {stages.map(({ key, label: stage }, index) => {
          const progress = progressOf(index, at, state);
          return (
            <li
              key={key}
              className={`gw-stage gw-stage-${progress}`}
              aria-current={progress === 'now' ? 'step' : undefined}
            >
              <span className="gw-stage-label">
                {stage}
                <span className="gw-hidden">, {words[progress]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
