import { UserError } from "../platform/errors";

/** Optimistic lock: another user has saved the federation since it was read. Nothing was written. */
export class FederationChangedMeanwhile extends UserError {
  readonly code = "CHANGED_MEANWHILE";

  constructor(readonly federationId: string) {
    super("Outra pessoa salvou esta federação enquanto você editava. Confira o que mudou e salve de novo.");
  }
}
