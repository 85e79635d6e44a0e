import { useLocation } from "react-router-dom";
import { tournamentPathsAt, type TournamentPaths } from "./tournament-path";

/** The same pages stand in an arena's area and in a federation's: links stay in the one that is open. */
export function useTournamentPaths(): TournamentPaths {
  return tournamentPathsAt(useLocation().pathname);
}
