import fc from "fast-check";
import { vi } from "vitest";

// Vitest's default timeout of one second is too short on a busy machine. Calls that need longer set their own.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === "number" ? { timeout: options } : options) });

// A fixed seed, so that a run depends on the change only. FC_SEED=random searches for new cases.
const { FC_SEED = "20261128", FC_RUNS = "100" } = process.env;
fc.configureGlobal({ seed: FC_SEED === "random" ? Date.now() : Number(FC_SEED), numRuns: Number(FC_RUNS) });
