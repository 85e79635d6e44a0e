import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser";
import { databaseFolder } from "./tests/support/database-folder";

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 4173));
    });
  });
}

// Each worker loads this file again and inherits the environment, and with it the port.
const port = Number((process.env["E2E_PORT"] ??= String(await freePort())));

const browser = await findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One database for the whole run: stories make their own arenas and never count on being alone. A third browser on two
  // cores saved 40 s of 725, and one story in each of two runs passed only on its second try.
  workers: 2,
  fullyParallel: true,
  // Exhaustive variants of a story are tagged: `npm run test:deep`.
  projects: [
    { name: "e2e", grepInvert: /@deep/ },
    { name: "deep", grep: /@deep/ },
  ],
  forbidOnly: process.env["CI"] === "true",
  // A second try is listed as flaky at the end of `npm test`, never silent.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // A test runs most code once or twice: optimizing it takes longer than it saves.
    launchOptions: { ...browser, args: [...(browser.args ?? []), "--js-flags=--no-opt"] },
    // Pages then stand still at once; what moves for its own sake is nothing that is tested.
    contextOptions: { reducedMotion: "reduce" },
    // What failed is told by its picture and its tree. A trace of every step, wanted only then, costs a fifth of the whole
    // run: `--trace on` makes one.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node tests/support/e2e-server.mjs",
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(port),
      DATABASE_FOLDER: databaseFolder(),
      HOST: "localhost",
      NODE_ENV: "test",
      TRUST_PROXY: "1",
      PATIENCE: "20",
      PASSWORD_HASH_COST: "4",
    },
  },
});
