import { UserError } from "../../platform/errors";

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
