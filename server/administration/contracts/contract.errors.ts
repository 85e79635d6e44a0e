import { RuleViolation, UserError } from "../../platform/errors";

/** Stale version: another admin saved the contract after it was read. Nothing was written. */
export class ContractChangedMeanwhile extends UserError {
  readonly code = "CHANGED_MEANWHILE";

  constructor(readonly contractId: string) {
    super("Outra pessoa salvou este contrato enquanto você editava. Confira o que mudou e salve de novo.");
  }
}

export const contractEnded = () =>
  new RuleViolation("CONTRACT_ENDED", "Este contrato já foi encerrado e não muda mais.");
