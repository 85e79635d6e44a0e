import { readFileSync } from "node:fs";

/** The percentile of the values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

export const spread = (values: readonly number[]): string =>
  `p50 ${Math.round(percentile(values, 50))} ms, p95 ${Math.round(percentile(values, 95))} ms, max ${Math.round(percentile(values, 100))} ms`;

/** Prints a row of the table of figures in docs/operations.md. Figures are not asserted: they depend on the machine. */
export const printFigure = (what: string, value: string): void =>
  void process.stdout.write(`| ${what} | ${value} |\n`);

/** @param since from performance.now(). */
export const secondsSince = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const ticksPerSecond = 100;

/** CPU time and memory of a process, from /proc. */
export function usageOf(pid: number): { cpuSeconds: number; megabytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
  };
}
