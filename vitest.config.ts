import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import relay from "vite-plugin-relay-lite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { lateMutations } from "./scripts/lazy-mutations.ts";

// Node takes graphql's CommonJS build and Vite its module build; two copies refuse each other's schemas.
const graphql = fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url));

/** Tests that put something else in a module's place, and so cannot share it with others. */
const onItsOwn = "tests/api/**/*.alone.test.ts";

/** What a password's hash costs is proved by one test, and measured by `bench:load`. */
const cheapPasswords = { TZ: "America/Sao_Paulo", PATIENCE: "20", PASSWORD_HASH_COST: "4" };

const patience = "tests/support/patience.setup.ts";

/** Every test file has a copy of one migrated database. */
const onPostgres = {
  globalSetup: ["tests/support/postgres.setup.ts"],
  setupFiles: [patience],
  env: { TZ: "America/Sao_Paulo", PATIENCE: "20" },
  // Nothing here measures time: a machine four times slower, shared with others, must pass as well.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // A second try is listed as flaky at the end of `npm test`, never silent.
  retry: 1,
};

/** What takes longest, the longest first: begun last, one of these files alone would keep a worker waiting for minutes. */
const longest = [
  "matrix",
  "policy-mutations",
  "foreign-ids",
  "live-access",
  "startup",
  "cursors",
  "six-regulations",
  "bounds",
  "killed-process",
].map((name) => `/${name}.test.ts`);

/** Without a cache of durations, as in a fresh clone, Vitest would go by the size of the files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      (longest.findIndex((end) => moduleId.endsWith(end)) + longest.length + 1) % (longest.length + 1);
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The database has moments in which the tests wait, and the other way round.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{server,web,prisma,docs,scripts}/**/*.test.ts"],
          setupFiles: [patience],
          env: { TZ: "America/Sao_Paulo" },
          isolate: false,
          // Time is measured by benchmarks: a busy machine is no reason to fail.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [lateMutations(), relay({ codegen: false })],
        test: {
          name: "components",
          include: ["web/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: [patience, "tests/support/component.setup.ts"],
          env: { TZ: "America/Sao_Paulo" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Chakra takes longer to load than most files' tests to run: once per worker.
          isolate: false,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          exclude: [onItsOwn],
          ...onPostgres,
          env: cheapPasswords,
          // One schema for all files of a worker: making it takes longer than most files' tests.
          isolate: false,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: { name: "api-alone", include: [onItsOwn], ...onPostgres, env: cheapPasswords },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          ...onPostgres,
          testTimeout: 300_000,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        // Everything asked as everybody, in every odd way: too long for every change, and no part of `npm test`.
        test: {
          name: "deep",
          include: ["tests/deep/**/*.test.ts"],
          ...onPostgres,
          testTimeout: 900_000,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        // How it is operated, with Debian's PostgreSQL and nginx: no part of `npm test`, which needs none of them.
        test: {
          name: "operations",
          include: ["tests/operations/**/*.test.ts"],
          ...onPostgres,
          globalSetup: ["tests/support/debian-postgres.setup.ts"],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        // Benchmarks: they print figures, one file after the other, and are no part of `npm test`.
        test: {
          name: "load",
          include: ["tests/load/**/*.test.ts"],
          ...onPostgres,
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
