import {
  Badge,
  Button,
  Card,
  cardLinkClass,
  DataList,
  Dial,
  FactorBar,
  IconTile,
  KeyFigure,
  Logo,
  NextMove,
  ProgressBar,
  Ring,
  Scale,
  StageTrack,
  Steps,
  TextField,
  Trend,
} from '@groundwork/web-ui';
import { CircleCheck, Landmark, Percent, Target } from 'lucide-react';
import { DialogStory } from './dialog-story.tsx';
import { longName } from './sample-documents.ts';
import { history } from './sample-dashboards.ts';
import type { Story } from './story.ts';

const ignore = () => undefined;
const flat = history.map(({ at }) => ({ at, value: 640 }));
const many = Array.from({ length: 180 }, (_, index) => ({
  at: new Date(Date.UTC(2025, 0, 1 + index * 3)).toISOString(),
  value: 500 + Math.round(180 * Math.sin(index / 24) + index),
}));
const dials = [
  { score: 742, level: 'Good', change: 'from last month +23' },
  { score: 0, level: 'Needs Improvement', change: 'from last month +0' },
  { score: 1000, level: 'Excellent', change: 'from last month −4' },
];
const trends = [
  ['several points', history],
  ['two points', history.slice(0, 2)],
  ['one point', history.slice(0, 1)],
  ['no points', []],
  ['a flat line', flat],
  ['many points over two years', many],
] as const;
const stages = ['Received', 'Text', 'Pages', 'Kind', 'Figures', 'Checks', 'Done'].map((label) => ({
  key: label,
  label,
}));

const charts: readonly Story[] = [
  ...dials.map(({ score, level, change }) => ({
    name: `Dial at ${score}`,
    width: 300,
    node: <Dial score={score} level={level} change={change} sentence={`Score ${score}, ${level}`} />,
  })),
  ...trends.map(([what, points]) => ({
    name: `Trend with ${what}`,
    width: 440,
    node: <Trend label={`History with ${what}`} points={points} empty="Each change will be drawn here." />,
  })),
  {
    name: 'Factor bars',
    width: 400,
    node: (
      <div className="gallery-stack">
        <FactorBar label="Credit Profile" value={88} note="30% weight" detail="Utilization is 12%." />
        <FactorBar label="Business Financials" value={71} note="30% weight" />
        <FactorBar label="Document Completeness" value={64} detail="5 of 9 documents verified" />
        <FactorBar label="Risk Assessment" value={20} />
        <FactorBar label="A factor with a name that needs more than one line to be read" value={0} />
        <FactorBar label="Out of its range" value={140} />
      </div>
    ),
  },
  { name: 'Scale', node: <Scale /> },
  { name: 'Scale where it is narrow', width: 300, node: <Scale /> },
  {
    name: 'Progress',
    width: 400,
    node: (
      <div className="gallery-stack">
        <ProgressBar label="Upload" percent={40} />
        <ProgressBar thin label="Score out of 1000" percent={74.2} text="742 of 1000" />
        <ProgressBar label="One counts, two wait" percent={33} waitingPercent={66} />
        <ProgressBar label="Nothing yet" percent={Number.NaN} />
        <span className="gallery-line">
          <Steps done={0} total={3} /> <Steps done={1} waiting={1} total={3} /> <Steps done={2} total={3} />{' '}
          <Steps done={3} total={3} />
        </span>
        <span className="gallery-line">
          <Ring label="New profile" percent={0} /> <Ring label="Profile" percent={61} />
          <Ring label="Full profile" percent={100} />
        </span>
      </div>
    ),
  },
  {
    name: 'Stages',
    node: (
      <div className="gallery-stack">
        <StageTrack label="At work" stages={stages} current="Pages" />
        <StageTrack label="Stopped" stages={stages} current="Checks" state="failed" />
        <StageTrack label="Done" stages={stages} current="Done" state="done" />
      </div>
    ),
  },
  {
    name: 'Stages where it is narrow',
    width: 320,
    node: <StageTrack label="On a phone" stages={stages} current="Figures" />,
  },
];

const cards: readonly Story[] = [
  { name: 'Dialog', node: <DialogStory /> },
  {
    name: 'Cards',
    width: 480,
    node: (
      <div className="gallery-stack">
        <Card
          title="A card with a heading"
          subtitle="And a line below it"
          action={
            <a className={cardLinkClass} href="#details">
              View Details
            </a>
          }
        >
          <p>Its content.</p>
        </Card>
        <Card title={longName}>
          <DataList
            rows={[
              { label: 'Annual revenue', value: '$1,240,000,000,000.00' },
              { label: 'Employer identification number', value: '12-3456789' },
              { label: 'File', value: longName },
              { label: 'Not given', value: null },
            ]}
          />
        </Card>
        <Card>A surface without a heading.</Card>
      </div>
    ),
  },
  {
    name: 'Key figures',
    width: 330,
    node: (
      <div className="gallery-stack">
        <KeyFigure label="Rate" note="Based on 1,247 lenders" value="68%" icon={<Percent size={19} />} />
        <KeyFigure
          tone="info"
          label="A huge figure"
          note="Active matches"
          value="$1,240,000,000"
          icon={<Landmark size={19} />}
        />
        <KeyFigure
          tone="next"
          label="Milestone"
          note="Upload tax returns"
          value="+53 points"
          icon={<Target size={19} />}
        />
        <KeyFigure label="Away" note="Not available right now" value="–" icon={<Percent size={19} />} />
      </div>
    ),
  },
  {
    name: 'Next move',
    node: (
      <NextMove
        title="Upload tax returns"
        text="The quickest way to a better score."
        worth="+53 points"
        action={<Button look="next">Upload tax returns</Button>}
      />
    ),
  },
];

const controls: readonly Story[] = [
  {
    name: 'Buttons',
    node: (
      <div className="gallery-line">
        <Button>Primary</Button>
        <Button look="next">Next move</Button>
        <Button look="outline">Outline</Button>
        <Button look="ghost">Ghost</Button>
        <Button look="danger">Danger</Button>
        <Button size="large">Large</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Busy</Button>
      </div>
    ),
  },
  {
    name: 'Badges',
    width: 480,
    node: (
      <div className="gallery-line">
        {(['neutral', 'info', 'good', 'warn', 'bad', 'next'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="good" icon={<CircleCheck aria-hidden="true" size={14} />}>
          With an icon
        </Badge>
        <Badge>{longName}</Badge>
      </div>
    ),
  },
  {
    name: 'Fields',
    width: 360,
    node: (
      <div className="gallery-stack">
        <TextField label="Email" placeholder="you@example.com" onChange={ignore} />
        <TextField label="Password" type="password" problem="At least 8 characters" onChange={ignore} />
      </div>
    ),
  },
  {
    name: 'Marks',
    node: (
      <div className="gallery-line">
        <Logo name="Groundwork" />
        <IconTile>
          <Percent size={19} />
        </IconTile>
        <IconTile tone="info">
          <Landmark size={19} />
        </IconTile>
        <IconTile tone="next">
          <Target size={19} />
        </IconTile>
      </div>
    ),
  },
];

export const partStories: readonly Story[] = [...charts, ...cards, ...controls];
