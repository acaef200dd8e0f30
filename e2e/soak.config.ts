// What takes hours: `make soak`.
import { defineConfig } from '@playwright/test';
import { chromium } from './browser.ts';

export default defineConfig({
  testDir: 'soak',
  testMatch: ['*.ts'],
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  use: { launchOptions: chromium },
});
