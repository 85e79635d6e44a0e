import type { TournamentStatus } from "../../../server/tournaments/tournament-labels.rules";

interface Listed {
  readonly status: TournamentStatus;
  readonly startDate: string;
}

const titles = { now: "Acontecendo agora", next: "Próximos torneios", past: "Anteriores" } as const;

/** One whose day has gone by and that nobody started is past, as it is to the server that sorts them. */
const groupOf = ({ status, startDate }: Listed, today: string): keyof typeof titles => {
  if (status === "IN_PROGRESS") return "now";
  return status === "REGISTRATION_OPEN" && startDate >= today ? "next" : "past";
};

/** What is played, what comes, what was: each under its title, in the order they have. @param today in Brasília. */
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
