import type { Database } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { isSignUpOpen, signUpClosedText, type SignUpKind } from "./platform.rules";
import { platformSettings } from "./platform-settings.loader";

/** @throws RuleViolation if this sign-up is closed. */
export async function assertSignUpOpen(db: Database, kind: SignUpKind): Promise<void> {
  if (!isSignUpOpen(await platformSettings(db), kind))
    throw new RuleViolation("SIGN_UP_CLOSED", signUpClosedText[kind]);
}
