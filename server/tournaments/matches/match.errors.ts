import { UserError } from "../../platform/errors";

/** Somebody else wrote this result first; look at theirs before writing over it. */
export class VersionConflict extends UserError {
  readonly code = "VERSION_CONFLICT";
  constructor(readonly matchId: string) {
    super("Outra pessoa já registrou este resultado. Confira o placar atual antes de corrigir.");
  }
}
