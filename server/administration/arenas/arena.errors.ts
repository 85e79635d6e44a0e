import { UserError } from "../../platform/errors";

/** Stale version: another admin saved the arena after it was read. Nothing was written. */
export class ArenaChangedMeanwhile extends UserError {
  readonly code = "CHANGED_MEANWHILE";

  constructor(readonly arenaId: string) {
    super("Outra pessoa salvou esta arena enquanto você editava. Confira o que mudou e salve de novo.");
  }
}
