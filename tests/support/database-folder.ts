import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const memory = "/dev/shm";
const neededBytes = 4 * 1024 ** 3;

/**
 * Where temporary databases are: in memory if that has room. On a slow disk, each copy of the template, which has more
 * than a thousand files, takes 0.6 s instead of 0.04 s.
 */
export function databaseFolder(): string {
  const room = existsSync(memory) ? statfsSync(memory) : null;
  return room && room.bavail * room.bsize > neededBytes ? memory : tmpdir();
}
