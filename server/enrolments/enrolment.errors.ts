import { UserError } from "../platform/errors";
import type { Ineligibility } from "./eligibility.rules";

/** The category's rules are against it; an organiser may let them in all the same, with a reason. */
export class NotEligible extends UserError {
  readonly code = "NOT_ELIGIBLE";

  constructor(readonly reasons: readonly Ineligibility[]) {
    super(reasons.map(({ message }) => message).join(" "));
  }
}
