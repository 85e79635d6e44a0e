import type { ReactNode } from "react";
import type { AthleteSearch_tournament$key } from "../../__generated__/AthleteSearch_tournament.graphql";

export interface FoundAthlete {
  id: string;
  displayName: string;
  /** Belongs to another arena, or the event is a championship: is invited, and enrolled only after accepting. */
  isGuest?: boolean;
}

export interface AthleteSearchProps {
  tournament: AthleteSearch_tournament$key;
  /** Set to count only the enrolments of this category; otherwise those of the whole tournament count. */
  categoryId?: string | null;
  /** Enrolled athletes, including those enrolled after the search. */
  enrolled: ReadonlySet<string>;
  /** The button beside each athlete found. */
  action: (athlete: FoundAthlete) => ReactNode;
  /** Offered with the search text when there are no results; absent where athletes cannot be registered. */
  onRegister?: (name: string) => void;
  /** Hides the search for guests even if the tournament is open to them: a substitute cannot be invited. */
  ownOnly?: boolean;
  /** Below the field. */
  hint?: string | undefined;
}
