import { chromium, type LaunchOptions } from '@playwright/test'

/** How the tests launch Chromium: the one named in CHROMIUM, without the calls home that a closed network refuses. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export const launchBrowser = () => chromium.launch(launchOptions)
