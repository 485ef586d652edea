import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

/**
 * Chromium prepares pages of its own behind each address bar, at a fifth of what a journey takes. Naming features
 * replaces Playwright's list, so what matters here of that follows: pages stay on HTTP, appear when they are painted,
 * and Chromium asks nobody.
 */
const withoutFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay', 'MediaRouter'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
]

const executablePath =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file))

/** How the tests launch Chromium: the one named in CHROMIUM, without the calls home that a closed network refuses. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--headless',
    // As on telephones: letters are as wide as the font says.
    '--font-render-hinting=none',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
}

export const launchBrowser = () => chromium.launch(launchOptions)
