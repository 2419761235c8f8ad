import { fill } from '@groundwork/wording';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { words } from '../interview.wording.ts';
import { type InterviewPlan, type InterviewSection, moreId } from '../model/interview-plan.ts';
import { InterviewField } from './interview-field.tsx';

export interface OpenSections {
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

interface DisclosureProps extends OpenSections {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** Closed parts are built when they first open, and then stay. */
function Disclosure({ id, title, summary, level, isOpen, toggle, children }: DisclosureProps) {
  const open = isOpen(id);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={level === 2 ? 'interview-section gw-card' : 'interview-part'} aria-label={title}>
      <Heading>
        <button type="button" aria-expanded={open} aria-controls={`part-${id}`} onClick={() => toggle(id)}>
          <span>{title}</span>
          <span className="interview-summary">{summary}</span>
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      </Heading>
      <div id={`part-${id}`} hidden={!open}>
        {wasOpen ? children : null}
      </div>
    </section>
  );
}

function summaryOf({ fields: { length: count }, most }: InterviewSection): string {
  return most === 0 ? fill(words.summary, { count }) : fill(words.summaryUpTo, { count, points: most });
}

interface SectionProps extends OpenSections {
  readonly section: InterviewSection;
  readonly level: 2 | 3;
}

function Section({ section, ...disclosure }: SectionProps) {
  return (
    <Disclosure {...disclosure} id={section.id} title={section.title} summary={summaryOf(section)}>
      <div className="interview-fields">
        {section.fields.map((field) => (
          <InterviewField key={field.name} field={field} />
        ))}
      </div>
    </Disclosure>
  );
}

interface SectionsProps extends OpenSections {
  readonly plan: InterviewPlan;
}

export function InterviewSections({ plan: { counting, more }, ...open }: SectionsProps) {
  const count = more.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <div className="interview-sections">
      {counting.map((section) => (
        <Section key={section.id} section={section} level={2} {...open} />
      ))}
      <Disclosure
        {...open}
        id={moreId}
        title={words.sections.more}
        summary={fill(words.summary, { count })}
        level={2}
      >
        {more.map((section) => (
          <Section key={section.id} section={section} level={3} {...open} />
        ))}
      </Disclosure>
    </div>
  );
}
