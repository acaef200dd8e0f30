// The five colours on paper. Each has a symbol of its own, so that colour never works alone; `small`
// is the tint of a small symbol on dark paper, `sky` that of its light.
import type { Colour } from './types';

export interface Paper {
  fill: string;
  ink: string;
  dark: string;
  sky: string;
  small: string;
  /** One path on a 24 × 24 grid. */
  symbol: string;
}

export const PAPER: Record<Colour, Paper> = {
  white: {
    fill: '#F3EAD6',
    ink: '#2B2440',
    dark: '#D8CDB2',
    sky: '#FFF6DF',
    small: '#F3EAD6',
    symbol: 'M15.8 2.6A10 10 0 1 0 21.6 16.6A8.2 8.2 0 0 1 15.8 2.6Z',
  },
  red: {
    fill: '#C73E24',
    ink: '#FFF4E4',
    dark: '#A93420',
    sky: '#FF7A5C',
    small: '#FF9070',
    symbol:
      'M12 21.4C5 16.2 1.8 12.4 1.8 8.4C1.8 5 4.4 2.7 7.3 2.7C9.3 2.7 11 3.7 12 5.5C13 3.7 14.7 2.7 16.7 2.7C19.6 2.7 22.2 5 22.2 8.4C22.2 12.4 19 16.2 12 21.4Z',
  },
  blue: {
    fill: '#2E6FC4',
    ink: '#FFFFFF',
    dark: '#2559A2',
    sky: '#6FB1FF',
    small: '#7DB7FF',
    symbol: 'M12 1.6C16.6 7.6 19.8 11.4 19.8 15.2A7.8 7.8 0 0 1 4.2 15.2C4.2 11.4 7.4 7.6 12 1.6Z',
  },
  yellow: {
    fill: '#F4C03C',
    ink: '#2F2103',
    dark: '#D6A22D',
    sky: '#FFD75E',
    small: '#F4C03C',
    symbol: 'M12 1.2L15.2 8.2L22.8 9L17.1 14.1L18.8 21.6L12 17.7L5.2 21.6L6.9 14.1L1.2 9L8.8 8.2Z',
  },
  green: {
    fill: '#0A7A60',
    ink: '#FFFFFF',
    dark: '#086450',
    sky: '#62E2BD',
    small: '#5FDDB8',
    symbol:
      'M12 1.8A4.7 4.7 0 0 1 16.6 7.4A4.8 4.8 0 1 1 14.2 15.6C14.2 18.2 15 20.2 16.4 22H7.6C9 20.2 9.8 18.2 9.8 15.6A4.8 4.8 0 1 1 7.4 7.4A4.7 4.7 0 0 1 12 1.8Z',
  },
};
