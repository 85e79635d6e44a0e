import type { Athlete } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { domainEvent } from "../platform/domain-event";
import type { Profile } from "./profile-change.rules";

/** What an athlete's profile says is about to be corrected. */
export const profileCorrected = domainEvent<ActionContext, { athlete: Athlete; change: Partial<Profile> }>();
