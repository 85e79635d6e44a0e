import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Flags for machines without network or graphics card, where the browser runs as root. */
const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Finds a browser: the one in BROWSER_PATH, Playwright's, the system's, or else the Chromium
 * among the dependencies, so that a machine without a browser has one too.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const named = process.env["BROWSER_PATH"];
  if (named) return { executablePath: named, args: quietFlags };
  if (existsSync(chromium.executablePath())) return { args: quietFlags };
  const installed = systemBrowsers.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: quietFlags };
  const { default: bundled } = await import("@sparticuz/chromium");
  return { executablePath: await bundled.executablePath(), args: quietFlags };
}
