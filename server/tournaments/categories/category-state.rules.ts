import type { TournamentStatus } from "../tournament-and-enrolment-status.rules";

/** Whether a category was cancelled: it is over, and was never drawn. */
export const isCancelledCategory = ({
  draw,
  settledAt,
}: {
  draw: object | null;
  settledAt: Date | null;
}): boolean => draw === null && settledAt !== null;

export const categoryCancelled = "Esta categoria foi cancelada e não será disputada.";

/** Whether its organiser can still let people in and out: until it is drawn, also while another category is being played. */
export const takesEntries = (
  tournament: { status: TournamentStatus },
  category: { draw: object | null; settledAt: Date | null },
): boolean => tournament.status !== "FINISHED" && category.draw === null && category.settledAt === null;
