// Not a test: takes a picture of every screen, phone and desktop, both languages, both lights.
import { defineConfig } from '@playwright/test';
import { chromium } from './browser.ts';

export default defineConfig({
  testDir: 'screens',
  testMatch: '*.shots.ts',
  timeout: 400_000,
  workers: 1,
  retries: 0,
  globalTeardown: './screens/gallery.ts',
  reporter: [['list']],
  use: { launchOptions: chromium },
});
