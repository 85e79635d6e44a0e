import type { TestProject } from "vitest/node";
import { debianPostgres } from "./debian";
import { provideServer } from "./postgres.setup";

/** As postgres.setup, on the PostgreSQL that an operator has: what is done to it by its own tools has to fit it. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideServer(project, "debian", { binaries: debianPostgres() });
}
