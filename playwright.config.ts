import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser";

const port = Number(process.env["E2E_PORT"] ?? 4173);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One database for the whole run: stories make their own arenas and never count on being alone.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    launchOptions: await findBrowser(),
    // Pages then stand still at once; what moves for its own sake is nothing that is tested.
    contextOptions: { reducedMotion: "reduce" },
    // What failed is told by its picture and its tree. A trace of every step, wanted only then, costs a fifth of the whole
    // run: `--trace on` makes one.
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node tests/support/e2e-server.mjs",
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: String(port),
      HOST: "localhost",
      NODE_ENV: "test",
      TRUST_PROXY: "1",
      PASSWORD_HASH_COST: "4",
    },
  },
});
