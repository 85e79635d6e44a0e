import type { TournamentCategory } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { domainEvent } from "../../platform/domain-event";
import type { RoundReached } from "../../sport/draws/round-reached.rules";

export interface EarnedPosition {
  readonly athleteId: string;
  /** Null for who reached nothing. */
  readonly reached: RoundReached | null;
}

interface SettledPositions {
  category: Pick<TournamentCategory, "id" | "rankingId" | "rankingTier">;
  /** Nobody where a category that was over goes on. */
  earned: readonly EarnedPosition[];
  /** The day the event ended, YYYY-MM-DD. */
  date: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** A category's final positions are known, or known anew. */
export const positionsSettled = domainEvent<ActionContext, SettledPositions>();
