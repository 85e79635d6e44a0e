import { StatusBadge, type Tone } from "../ui/StatusBadge";
import { matchStatusLabel } from "../../server/sport/scores/match-status.rules";
import type { ViewMatch } from "./public/schedule-view";

const tones: Record<ViewMatch["status"], Tone> = {
  SCHEDULED: "neutral",
  CALLED: "special",
  IN_PROGRESS: "running",
  PLAYED: "over",
  CANCELLED: "over",
};

/** "A jogar", "Chamado", …; and "Atrasado" while it should be played already. */
export function MatchState({ match }: { match: ViewMatch }) {
  if (match.isLate && match.status === "SCHEDULED") return <StatusBadge tone="problem">Atrasado</StatusBadge>;
  return <StatusBadge tone={tones[match.status]}>{matchStatusLabel[match.status]}</StatusBadge>;
}
