// End to end: the real program, a real browser, nothing in between.
import { defineConfig } from '@playwright/test';
import { chromium } from './browser.ts';

export default defineConfig({
  testDir: 'tests',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: { launchOptions: chromium },
});
