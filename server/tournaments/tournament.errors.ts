import type { Tournament, TournamentStatus } from "../../prisma/generated/client/client";
import { RuleViolation } from "../platform/errors";
import { stillDraft } from "./tournament-and-enrolment-status.rules";

const statusProblems: Record<TournamentStatus, string> = {
  REGISTRATION_OPEN: "O torneio ainda não foi iniciado.",
  IN_PROGRESS: "O torneio já foi iniciado.",
  FINISHED: "O torneio já foi finalizado.",
};

/** @throws RuleViolation for a draft: it accepts no enrolments and sends no notifications. */
export function assertPublished({ publishedAt }: Pick<Tournament, "publishedAt">): void {
  if (publishedAt === null) throw new RuleViolation("TOURNAMENT_IS_DRAFT", stillDraft);
}

/** @throws RuleViolation unless the tournament is in one of the states. */
export function assertStatus(tournament: Tournament, ...allowed: TournamentStatus[]): void {
  if (!allowed.includes(tournament.status))
    throw new RuleViolation("TOURNAMENT_STATUS", statusProblems[tournament.status]);
}
