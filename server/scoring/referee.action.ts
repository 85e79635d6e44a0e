import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import type { Viewer } from "../platform/viewer";
import { mostReferees } from "../sport/event-size.rules";
import { lockTournament } from "../tournaments/tournament.step";
import { assertPublished } from "../tournaments/tournament.errors";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { usableAccount } from "./scoring.access";
import { z } from "zod";
import { email } from "../identity/person.rules";
import type { Mail } from "../platform/mail/mail.rules";

/** The referee to appoint: an account by its whole e-mail, or a teacher chosen from the arena's list. */
const appointRefereeSchema = z
  .object({ email: email.nullish(), teacherKey: z.uuid().nullish() })
  .refine(({ email, teacherKey }) => (email ?? null) !== null || (teacherKey ?? null) !== null, {
    path: ["email"],
    message: "Informe o e-mail da pessoa ou escolha um professor",
  });

/** Notifies a new referee, with a link to the scoring page. */
const appointmentMail = (
  { email, name }: { email: string; name: string },
  tournament: { name: string },
  publicUrl: string,
): Mail => ({
  to: email,
  bell: true,
  subject: `Arbitragem: ${tournament.name}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `Você agora registra os placares do torneio ${tournament.name}. Entre na sua conta e abra a página Arbitragem: lá estão os jogos.`,
  ],
  action: { label: "Abrir a arbitragem", url: `${publicUrl}/arbitragem` },
});

/**
 * Appoints a referee, who may write the scores of a tournament, and notifies them by mail.
 * @throws InvalidInput, RuleViolation, TooManyAttempts (30 addresses per hour and person, to prevent probing which
 *   addresses have an account).
 */
export async function appointReferee(
  ctx: ActionContext,
  viewer: Viewer,
  tournamentId: string,
  input: unknown,
): Promise<void> {
  const { email, teacherKey } = parseInput(appointRefereeSchema, input);
  if (email)
    await countAttempt(
      ctx.db,
      { key: `appoint-referee:${viewer.userId}`, points: 30, windowSeconds: 3600 },
      ctx.now,
    );
  await inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertPublished(tournament);
    const person = email
      ? await tx.user.findFirst({ where: { email, ...usableAccount } })
      : await teacherOf(tx, tournament.arenaId, teacherKey ?? "");
    if (!person)
      throw new RuleViolation(
        "REFEREE_NOT_FOUND",
        email
          ? "Nenhuma conta confirmada com este e-mail. A pessoa precisa se cadastrar e confirmar o e-mail antes."
          : "Este professor não tem conta na arena.",
        [email ? "email" : "teacherKey"],
      );
    const place = { tournamentId, userId: person.id };
    if ((await tx.tournamentReferee.count({ where: place })) > 0)
      throw new RuleViolation("ALREADY_REFEREE", `${person.name} já é árbitro deste torneio.`, ["email"]);
    if ((await tx.tournamentReferee.count({ where: { tournamentId } })) >= mostReferees)
      throw new RuleViolation("TOO_MANY_REFEREES", `Um torneio tem no máximo ${mostReferees} árbitros.`);
    await tx.tournamentReferee.create({ data: { ...place, appointedAt: ctx.now } });
    await ctx.outbox.put(tx, appointmentMail(person, tournament, ctx.publicUrl));
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
  });
}

/** From the next request on they may no longer score; what they wrote stays. @returns the tournament's id. */
export function dismissReferee(ctx: ActionContext, refereeId: string): Promise<string> {
  return inTransaction(ctx.db, async (tx) => {
    const { tournamentId } = await tx.tournamentReferee.findUniqueOrThrow({ where: { id: refereeId } });
    await tx.tournamentReferee.deleteMany({ where: { id: refereeId } });
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
    return tournamentId;
  });
}

async function teacherOf(tx: Transaction, arenaId: string | null, teacherId: string) {
  if (arenaId === null) return null;
  const teacher = await tx.teacher.findFirst({
    where: { id: teacherId, active: true, arenas: { some: { arenaId, active: true } }, user: usableAccount },
    select: { user: true },
  });
  return teacher?.user ?? null;
}
