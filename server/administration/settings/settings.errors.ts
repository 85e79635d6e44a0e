import { UserError } from "../../platform/errors";

/** Stale version: another admin saved the settings after they were read. Nothing was written. */
export class SettingsChangedMeanwhile extends UserError {
  readonly code = "CHANGED_MEANWHILE";

  constructor() {
    super("Outra pessoa salvou as configurações enquanto você editava. Confira o que mudou e salve de novo.");
  }
}
