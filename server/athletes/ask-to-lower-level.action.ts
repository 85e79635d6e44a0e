import { z } from "zod";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { levelRank } from "../sport/admitted-levels.rules";
import { athleteLevels } from "../sport/athlete-level.rules";
import { mostClubs } from "./athlete.loader";
import { lockAthlete } from "./correct-profile.step";
import { lowerLevelAskedMail } from "./profile-change.rules";

const asked = z.object({ level: z.enum(athleteLevels, { error: "Nível inválido" }) });

const refused = (message: string) => new InvalidInput([{ path: ["level"], message }]);

/**
 * Asks the running arenas where the athlete is active to lower the level, which stays as it is until one of them does.
 * @throws InvalidInput, TooManyAttempts (once a day).
 */
export async function askToLowerLevel(ctx: ActionContext, athleteId: string, typed: unknown): Promise<void> {
  const { level } = parseInput(asked, typed);
  await inTransaction(ctx.db, async (tx) => {
    const athlete = await lockAthlete(tx, athleteId);
    if (levelRank(level) >= levelRank(athlete.level))
      throw refused("Este nível não é mais baixo que o seu: altere-o no seu cadastro");
    const links = await tx.arenaAthlete.findMany({
      where: { athleteId, active: true, arena: { active: true, owner: { disabledAt: null } } },
      select: { arena: { select: { responsibleName: true, owner: { select: { email: true } } } } },
      orderBy: { id: "asc" },
      take: mostClubs,
    });
    const managers = links.flatMap(({ arena }) =>
      arena?.owner ? [{ email: arena.owner.email, name: arena.responsibleName }] : [],
    );
    if (managers.length === 0) throw refused("Você não está em nenhuma arena que possa responder");
    await countAttempt(
      tx,
      { key: `baixar-nivel:${athleteId}`, points: 1, windowSeconds: 24 * 60 * 60 },
      ctx.now,
    );
    const about = {
      athlete: athlete.fullName,
      from: athlete.level,
      level,
      url: `${ctx.publicUrl}/user-profile/${athleteId}`,
    };
    await ctx.outbox.putAll(
      tx,
      managers.map((to) => lowerLevelAskedMail(to, about)),
    );
  });
}
