import { z } from "zod";
import { email, personName } from "../identity/person.rules";

/** The position of a manager who is not the owner, as shown in mails and lists. */
export const managerPosition = "Gestor";

/** Invitations that an arena's own people may send in 24 hours. */
export const managerInvitationsPerDay = 20;

/** More people than this manage no arena. */
export const mostManagers = 50;

/** The form that invites a manager; the name is used only if a new account is created. */
export const newManagerSchema = z.object({ email, personName });
