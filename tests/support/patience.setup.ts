import fc from "fast-check";
import { vi } from "vitest";

// One second, Vitest's default, is little on a machine that others use too. What waits for longer says so.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === "number" ? { timeout: options } : options) });

// The gate judges the change, not the day's luck: every run draws the same cases. FC_SEED=random looks for new ones.
const { FC_SEED = "20261128", FC_RUNS = "100" } = process.env;
fc.configureGlobal({ seed: FC_SEED === "random" ? Date.now() : Number(FC_SEED), numRuns: Number(FC_RUNS) });
