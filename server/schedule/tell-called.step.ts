import { activeGuardianships } from "../athletes/athlete.access";
import { firstName } from "../guardians/guardian.rules";
import type { Transaction } from "../platform/database";
import { toldByMail } from "../platform/mail/mail.event";

const reached = { select: { email: true, disabledAt: true } } as const;

/**
 * Leaves a notice with the players of a match that was called, and with the guardians of minors. No mail: they are at the
 * courts, and it would arrive after the match.
 * @param court its name, with its venue where there are several.
 */
export async function tellCalled(
  tx: Transaction,
  { now, matchId, court }: { now: Date; matchId: string; court: string },
): Promise<void> {
  const { tournament, category, number, round, order, players } = await tx.match.findUniqueOrThrow({
    where: { id: matchId },
    select: {
      number: true,
      round: true,
      order: true,
      tournament: { select: { id: true, name: true } },
      category: { select: { name: true } },
      players: {
        select: {
          athlete: {
            select: {
              fullName: true,
              user: reached,
              guardianships: { where: activeGuardianships(now), select: { user: reached } },
            },
          },
        },
      },
    },
  });
  const game = number === null ? `rodada ${round}, jogo ${order}` : `jogo ${number}`;
  const text = [tournament.name, category?.name, game].filter(Boolean).join(", ");
  const path = `/torneio/${tournament.id}?aba=meus-jogos`;
  const told = players.flatMap(({ athlete: { fullName, user, guardianships } }) => [
    { person: user, title: `Seu jogo foi chamado: ${court}` },
    ...guardianships.map((guardianship) => ({
      person: guardianship.user,
      title: `O jogo de ${firstName(fullName)} foi chamado: ${court}`,
    })),
  ]);
  await toldByMail.happened(
    tx,
    null,
    told.flatMap(({ person, title }) =>
      person && !person.disabledAt ? [{ to: person.email, title, text, path, urgent: true }] : [],
    ),
  );
}
