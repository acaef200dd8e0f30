// Not a test: measures what a person waits for. The figures are printed, none is asserted.
import { defineConfig } from '@playwright/test';
import { chromium } from './browser.ts';

export default defineConfig({
  testDir: 'bench',
  testMatch: ['slow-line.ts'],
  timeout: 400_000,
  workers: 1,
  retries: 0,
  reporter: [['line']],
  use: { launchOptions: chromium },
});
