export { Logo } from './brand/logo.tsx';
export { FactorBar, ProgressBar, Steps } from './charts/bars.tsx';
export { Ring } from './charts/ring.tsx';
export { Scale } from './charts/scale.tsx';
export { Trend } from './charts/trend.tsx';
export type { TrendPoint } from './charts/trend-geometry.ts';
export { Badge, type BadgeTone } from './controls/badge.tsx';
export { Button, buttonClass, type ButtonLook } from './controls/button.tsx';
export { Hint } from './controls/hint.tsx';
export { Slider } from './controls/slider.tsx';
export { TextField } from './controls/text-field.tsx';
export { Dial } from './dial/dial.tsx';
export {
  BarsSkeleton,
  ChartSkeleton,
  DialSkeleton,
  FigureSkeleton,
  FormSkeleton,
  Loading,
  RowsSkeleton,
} from './feedback/skeletons.tsx';
export { StageTrack } from './feedback/stage-track.tsx';
export { EmptyState, ErrorState, NoResults, Spinner } from './feedback/states.tsx';
export { Toast } from './feedback/toast.tsx';
export { Card, cardLinkClass } from './layout/card.tsx';
export { DataList, type DataRow } from './layout/data-list.tsx';
export { IconTile } from './layout/icon-tile.tsx';
export { KeyFigure } from './layout/key-figure.tsx';
export { ModalDialog } from './layout/modal-dialog.tsx';
export { NextMove } from './layout/next-move.tsx';
export { useStillness } from './theme/still-motion.ts';
export { ColorScope } from './theme/color-scope.tsx';
export { setOwnColors } from './theme/own-colors.ts';
export { themeCss } from './theme/theme-css.ts';
export { componentTokens } from './theme/component-theme.ts';
export { useIsLive } from './use-is-live.ts';
export { installTheme, type ThemeChoice, useTheme } from './theme/theme-choice.ts';
