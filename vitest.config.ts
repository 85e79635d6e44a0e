import { defineConfig } from "vitest/config";

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
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.setup.ts"],
          env: { TZ: "America/Sao_Paulo" },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
