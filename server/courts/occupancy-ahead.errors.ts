import { UserError } from "../platform/errors";
import { counted } from "../platform/plural.rules";

/** The most occupancies listed. */
export const shownAhead = 10;

/** Settings would close courts or hours that are taken. Nothing was written; the same works with `confirmed`. */
export class OccupancyAhead extends UserError {
  readonly code = "OCCUPANCY_AHEAD";

  /** @param all a sentence each, by start. */
  constructor(private readonly all: readonly string[]) {
    super(
      `${counted(all.length, "horário marcado fica", "horários marcados ficam")} fora das novas quadras ou horários.`,
    );
  }

  get count(): number {
    return this.all.length;
  }

  get ahead(): string[] {
    return this.all.slice(0, shownAhead);
  }
}
