import { describe, expect, test } from 'vitest';
import { shapeOf, unitOf } from './viewport';

describe('shapeOf', () => {
  test.each([
    [1440, 900, 'desktop'],
    [1024, 700, 'desktop'],
    [820, 1180, 'tablet'],
    [390, 844, 'phone'],
    [320, 480, 'phone'],
    [844, 390, 'landscape'],
    [960, 540, 'landscape'],
    [1280, 580, 'landscape'],
  ] as const)('%i × %i is a %s', (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape);
  });
});

describe('unitOf', () => {
  test.each([
    [1440, 900, 1],
    [390, 844, 1],
    [1024, 640, 0.72],
    [2560, 1440, 1.35],
    [320, 568, 0.86],
    [820, 1180, 1.3],
  ])('%i × %i draws at %f', (width, height, unit) => {
    expect(unitOf(width, height)).toBeCloseTo(unit, 2);
  });
});
