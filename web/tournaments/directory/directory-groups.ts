import type { TournamentStatus } from "../../../server/tournaments/tournament-labels.rules";

interface Listed {
  readonly status: TournamentStatus;
  readonly startDate: string;
}

const titles = { now: "Acontecendo agora", next: "Próximos torneios", past: "Anteriores" } as const;

/** A tournament that was not started on its date counts as past, as in the server's sort order. */
const groupOf = ({ status, startDate }: Listed, today: string): keyof typeof titles => {
  if (status === "IN_PROGRESS") return "now";
  return status === "REGISTRATION_OPEN" && startDate >= today ? "next" : "past";
};

/** Groups tournaments into running, upcoming and past, keeping their order. @param today in Brasília time. */
export function directoryGroups<Tournament extends Listed>(
  tournaments: readonly Tournament[],
  today: string,
): { title: string; tournaments: Tournament[] }[] {
  return (["now", "next", "past"] as const)
    .map((group) => ({
      title: titles[group],
      tournaments: tournaments.filter((one) => groupOf(one, today) === group),
    }))
    .filter((group) => group.tournaments.length > 0);
}
