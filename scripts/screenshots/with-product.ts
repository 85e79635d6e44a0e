import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { projectRoot } from "../../server/platform/project-root";
import { findBrowser } from "../../tests/support/browser";
import { spawnProduct } from "../../tests/support/product";

/** Runs the work with a product on demo data and a browser, and stops both. Logs a failure and sets the exit code. */
export async function withProduct(work: (browser: Browser, baseURL: string) => Promise<void>): Promise<void> {
  const server = spawnProduct({ NODE_ENV: "test" }, join(projectRoot, "tests", "support", "e2e-server.mjs"));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      server.signal("SIGTERM");
      void server.ended.then(() => process.exit(1));
    });
  try {
    const baseURL = await server.ready();
    // The locale of native controls, for instance date and time fields.
    const env = { ...process.env, LANGUAGE: "pt_BR", LC_ALL: "pt_BR.UTF-8" };
    const browser = await chromium.launch({ ...(await findBrowser()), env });
    try {
      await work(browser, baseURL);
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    server.signal("SIGTERM");
    await server.ended;
  }
}
