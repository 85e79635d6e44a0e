import type { Athlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";
import type { Profile } from "./profile-change.rules";

/** What an athlete's profile says is about to be corrected. */
export interface ProfileCorrected {
  athlete: Athlete;
  change: Partial<Profile>;
  /** Whether the athlete does it, and nobody who knows them. */
  byThemselves: boolean;
}

/** Records that an arena keeps, of athletes without an account, have got an address. */
export const recordsAddressed = domainEvent<ActionContext, { athleteIds: readonly string[] }>();

export const profileCorrected = domainEvent<ActionContext, ProfileCorrected>();
