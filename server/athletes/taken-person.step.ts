import type { ActionContext } from "../platform/context";
import { isUniqueViolation } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { countAttempt, uncountAttempt } from "../platform/rate-limit";
import { addressIsOf, isSamePerson } from "./same-person.rules";

interface Claimed {
  fullName: string;
  email: string | null;
  cpf?: string | null;
}

/**
 * The answer tells that somebody, anywhere, has this address or CPF: as often as typing needs, and no more. Counted before
 * one looks, and taken back for what was free: were only what is taken refused, the refusal would tell.
 */
const takenLimit = ({ viewer }: ActionContext) => ({
  key: `register-taken:${viewer?.userId}`,
  points: 20,
  windowSeconds: 3600,
});

interface Writing {
  arenaId: string;
  /** The record that is written anew; null for a new one. */
  ofThemselves: string | null;
  /** Where the address stands in what was sent. */
  within?: readonly string[];
}

/**
 * Does what writes a record with an address or a CPF that are there once only.
 * @throws InvalidInput for what somebody has, TooManyAttempts (20 of these per hour and person; then nothing that has one).
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

/** Whose it is one learns of the arena's own active athletes only, whose addresses one sees anyway. */
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
