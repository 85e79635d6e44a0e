import { z } from "zod";
import { athleteLevel } from "../../athletes/athlete.rules";
import { memberPositionSchema } from "../../federations/federation-record.rules";
import { email, personName } from "../../identity/person.rules";

/** Arenas that one assignment may name. */
export const mostArenas = 20;

/** An id that was chosen from a list. */
const chosen = (missing: string) => z.string({ error: missing }).min(1, missing);

/** Who is to have it; the name is for who has no account yet. */
const person = z.object({ email, personName });

/** A role and what it needs. */
export const assignRoleSchema = z.discriminatedUnion(
  "role",
  [
    person.extend({ role: z.literal("ADMIN") }),
    person.extend({ role: z.literal("ARENA_MANAGER"), arenaId: chosen("Escolha a arena") }),
    person
      .extend({ role: z.literal("FEDERATION_MANAGER"), federationId: chosen("Escolha a federação") })
      .extend(memberPositionSchema.shape),
    person.extend({
      role: z.literal("TEACHER"),
      arenaIds: z
        .array(z.string(), { error: "Escolha pelo menos uma arena" })
        .min(1, "Escolha pelo menos uma arena")
        .max(mostArenas, `Escolha no máximo ${mostArenas} arenas de uma vez`),
    }),
    person.extend({ role: z.literal("ATHLETE"), level: athleteLevel }),
  ],
  { error: "Escolha o role" },
);

export type RoleAssigned = z.output<typeof assignRoleSchema>;
