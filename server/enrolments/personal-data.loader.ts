import { initials, isMinor } from "../athletes/display-name.rules";
import { maskEmail } from "../identity/identity-mails.rules";
import type { ActionContext } from "../platform/context";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { invitationStateAt, invitationStateLabel } from "./invitations/invitation-state.rules";

type Parts = Pick<ActionContext, "db" | "now">;

/** The invitations sent to an address, by athletes and organisers. */
export async function invitationsReceivedBy({ db, now }: Parts, email: string) {
  const rows = await db.pairInvitation.findMany({
    where: { invitedEmail: email },
    include: {
      enrolment: {
        select: { tournament: { select: { name: true, arena: { select: { name: true } } } }, athlete: true },
      },
    },
    orderBy: { id: "desc" },
  });
  return rows.map(({ enrolment: { tournament, athlete }, ...invitation }) => {
    const birthDate = athlete.birthDate && dayFromDatabase(athlete.birthDate);
    const minor = isMinor(birthDate, dayAt(now, brasiliaTime));
    return {
      de:
        invitation.guestId !== null
          ? (tournament.arena?.name ?? tournament.name)
          : minor
            ? initials(athlete.fullName)
            : athlete.fullName,
      torneio: tournament.name,
      nomeEscrito: invitation.invitedName,
      situacao: invitationStateLabel[invitationStateAt(invitation, now)],
      enviadoEm: invitation.createdAt,
      responderAte: invitation.expiresAt,
    };
  });
}

/** The invitations that an athlete sent. Without the addresses, which are other people's personal data. */
export async function invitationsSentBy({ db, now }: Parts, athleteId: string) {
  const rows = await db.pairInvitation.findMany({
    where: { enrolment: { athleteId }, guestId: null },
    include: { enrolment: { select: { tournament: { select: { name: true } } } } },
    orderBy: { id: "desc" },
  });
  return rows.map(({ enrolment, ...invitation }) => ({
    para: invitation.invitedName ?? maskEmail(invitation.invitedEmail ?? ""),
    torneio: enrolment.tournament.name,
    situacao: invitationStateLabel[invitationStateAt(invitation, now)],
    enviadoEm: invitation.createdAt,
    responderAte: invitation.expiresAt,
  }));
}
