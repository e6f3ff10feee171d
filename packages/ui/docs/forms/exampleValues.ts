import type { DayRange } from '../../src/date-field/index.ts';

/** The values of the example form, which has every field of the package once. */
export interface ExampleValues {
  title: string;
  password: string;
  about: string;
  /** How long the share is valid, days. */
  days: '' | '7' | '30';
  album: '' | 'kyoto' | 'yard';
  audience: '' | 'me' | 'link';
  /** Days since 1970-01-01. */
  start: number | undefined;
  span: DayRange | undefined;
  zoom: number;
  notify: boolean;
  agreed: boolean;
  code: string;
}

/** The errors of the server, by field. */
export type ExampleErrors = Partial<Record<keyof ExampleValues, string>>;

export const emptyValues: ExampleValues = {
  title: '',
  password: '',
  about: '',
  days: '',
  album: '',
  audience: '',
  start: undefined,
  span: undefined,
  zoom: 4,
  notify: false,
  agreed: false,
  code: '',
};
