import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ps = (pid: number, column: string): string =>
  spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";

const proc = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
};

/** The command line of a running process; "" when there is none, also for one that ended and was not reaped yet. */
export const commandOf = (pid: number): string =>
  process.platform === "linux" ? proc(pid, "cmdline") : ps(pid, "command");

/** When a running process began, in the system's own unit: with its number it tells one process from any other. */
export function beginningOf(pid: number): string {
  if (process.platform !== "linux") return ps(pid, "lstart");
  const stat = proc(pid, "stat");
  const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" ? "" : (rest[18] ?? ""); // field 22 of the file; the command before it may hold spaces
}
