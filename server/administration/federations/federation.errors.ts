import { UserError } from "../../platform/errors";

/** Somebody else has saved it since it was read. Nothing was written. */
export class FederationChangedMeanwhile extends UserError {
  readonly code = "CHANGED_MEANWHILE";

  constructor(readonly federationId: string) {
    super("Outra pessoa salvou esta federação enquanto você editava. Confira o que mudou e salve de novo.");
  }
}

/** Something hangs on it, so it can only be made inactive. */
export class FederationInUse extends UserError {
  readonly code = "FEDERATION_IN_USE";

  /** @param dependents what hangs on it, so many of each. */
  constructor(readonly dependents: readonly string[]) {
    super(`A federação não pode ser excluída: ela tem ${inList(dependents)}. Você pode inativá-la.`);
  }
}

const inList = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} e ${items.at(-1)}`;
