import type { Athlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";
import type { Profile } from "./profile-change.rules";

/** Raised before an athlete's profile is corrected. */
export interface ProfileCorrected {
  athlete: Athlete;
  change: Partial<Profile>;
  /** Whether the athlete makes the correction, not a manager or admin. */
  byThemselves: boolean;
}

/** Records of athletes without an account got an e-mail address. */
export const recordsAddressed = domainEvent<ActionContext, { athleteIds: readonly string[] }>();

export const profileCorrected = domainEvent<ActionContext, ProfileCorrected>();
