import type { FigureView } from '@groundwork/contracts';
import { createContext } from 'react';

export const FiguresContext = createContext<ReadonlyMap<string, FigureView>>(new Map());
