import { vi } from "vitest";

// One second, Vitest's default, is little on a machine that others use too. What waits for longer says so.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === "number" ? { timeout: options } : options) });
