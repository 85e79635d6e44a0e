import type { TournamentCategory } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { domainEvent } from "../../platform/domain-event";
import type { RoundReached } from "../../sport/draws/rounds.rules";

export interface EarnedPosition {
  readonly athleteId: string;
  /** Null for an athlete who earned no round. */
  readonly reached: RoundReached | null;
}

interface SettledPositions {
  category: Pick<TournamentCategory, "id" | "rankingId" | "rankingTier">;
  /** Empty when a category that was over is reopened. */
  earned: readonly EarnedPosition[];
  /** The day the event ended, YYYY-MM-DD. */
  date: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** The final positions of a category were settled, or settled again after a correction. */
export const positionsSettled = domainEvent<ActionContext, SettledPositions>();
