import type { ActionContext } from "../platform/context";
import { isUniqueViolation, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { countAttempt, uncountAttempt } from "../platform/rate-limit";
import { dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { recordsAddressed } from "./athlete.event";
import type { NewAthlete } from "./athlete.rules";
import { addressIsOf, isSamePerson } from "./same-person.rules";

type Person = Omit<NewAthlete, "birthDate" | "cpf" | "note"> &
  Partial<Pick<NewAthlete, "birthDate" | "cpf" | "note">>;

/**
 * Creates an athlete who attends an arena from today on. @param today YYYY-MM-DD in arena time. @returns the athlete's
 * id.
 * @throws a unique violation (see `isUniqueViolation`) if the address or CPF belongs to another athlete.
 */
export async function addAthleteToArena(
  tx: Transaction,
  ctx: ActionContext,
  { arenaId, today }: { arenaId: string; today: string },
  { birthDate = null, note = null, ...data }: Person,
): Promise<string> {
  const { id } = await tx.athlete.create({
    data: {
      ...data,
      birthDate: optionalDayToDatabase(birthDate),
      arenas: { create: { arenaId, firstVisitOn: dayToDatabase(today), note } },
    },
    select: { id: true },
  });
  if (data.email !== null) await recordsAddressed.happened(tx, ctx, { athleteIds: [id] });
  return id;
}

interface Claimed {
  fullName: string;
  email: string | null;
  cpf?: string | null;
}

/**
 * The error reveals that an address or CPF is registered on the platform, so it is rate-limited to what mistyping
 * needs. Attempts are counted before the query and uncounted if the value was free: checking the limit only after a hit
 * would itself reveal the hit.
 */
const takenLimit = ({ viewer }: ActionContext) => ({
  key: `register-taken:${viewer?.userId}`,
  points: 20,
  windowSeconds: 3600,
});

interface Writing {
  arenaId: string;
  /** Id of the updated record; null for a new one. */
  ofThemselves: string | null;
  /** Path of the object that holds the address in the input. */
  within?: readonly string[];
}

/**
 * Runs a write of a record with a unique address or CPF.
 * @throws InvalidInput if the value is taken, TooManyAttempts after 20 taken values per hour and user: then every write
 *   with an
 *   address or CPF is rejected.
 */
export async function writingPerson<Done>(
  ctx: ActionContext,
  writing: Writing,
  claimed: Claimed,
  write: () => Promise<Done>,
): Promise<Done> {
  const { email, cpf = null } = claimed;
  const limit = takenLimit(ctx);
  const counts = email !== null || cpf !== null;
  if (counts) await countAttempt(ctx.db, limit, ctx.now);
  try {
    const done = await write();
    if (counts) await uncountAttempt(ctx.db, limit.key);
    return done;
  } catch (error) {
    if (isUniqueViolation(error)) throw await takenProblem(ctx, writing, claimed);
    if (counts) await uncountAttempt(ctx.db, limit.key);
    throw error;
  }
}

/**
 * Names the owner of an address only if they are an active athlete of the arena, whose address the viewer sees anyway.
 */
async function takenProblem(
  { db }: ActionContext,
  { arenaId, ofThemselves, within = [] }: Writing,
  { fullName, email, cpf = null }: Claimed,
): Promise<InvalidInput> {
  const problem = (field: string, message: string) =>
    new InvalidInput([{ path: [...within, field], message }]);
  const others = ofThemselves === null ? {} : { id: { not: ofThemselves } };
  if (cpf !== null && (await db.athlete.count({ where: { cpf, ...others } })) > 0)
    return problem(
      "cpf",
      ofThemselves === null
        ? "Já existe um atleta com este CPF. Confira o número ou cadastre sem CPF."
        : "Já existe um atleta com este CPF. Confira o número.",
    );
  const own = await db.athlete.findFirst({
    where: { email: email ?? "", ...others, arenas: { some: { arenaId, active: true } } },
    select: { fullName: true },
  });
  if (own !== null)
    return problem(
      "email",
      isSamePerson(own.fullName, fullName)
        ? `Este e-mail é de ${own.fullName}, que já é atleta da arena.`
        : addressIsOf(email ?? "", own.fullName, fullName),
    );
  return problem(
    "email",
    "Já existe um atleta com este e-mail. Peça a ele que entre pelo link da arena, ou cadastre sem e-mail.",
  );
}
