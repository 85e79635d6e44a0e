import type { TestProject } from "vitest/node";
import { debianPostgres } from "./debian";
import { provideServer } from "./postgres.setup";

/** Like postgres.setup, but with Debian's PostgreSQL, because the operations tests use its command line tools. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideServer(project, "debian", { binaries: debianPostgres() });
}
