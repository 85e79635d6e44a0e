import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Node takes graphql's CommonJS build and Vite its module build; two copies refuse each other's schemas.
const graphql = fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["server/**/*.test.ts", "web/**/*.test.ts", "web/**/*.test.tsx", "prisma/**/*.test.ts"],
          env: { TZ: "America/Sao_Paulo" },
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.setup.ts"],
          env: { TZ: "America/Sao_Paulo" },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: "load",
          include: ["tests/load/**/*.test.ts"],
          env: { TZ: "America/Sao_Paulo" },
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: "security",
          include: ["tests/security/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.setup.ts"],
          env: { TZ: "America/Sao_Paulo" },
          // Most measure time: one after the other, and with patience.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
