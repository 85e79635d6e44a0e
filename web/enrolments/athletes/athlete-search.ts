import type { ReactNode } from "react";
import type { AthleteSearch_tournament$key } from "../../__generated__/AthleteSearch_tournament.graphql";

export interface FoundAthlete {
  id: string;
  displayName: string;
  /** Of another arena: asked, and enters with their yes. */
  isGuest?: boolean;
}

export interface AthleteSearchProps {
  tournament: AthleteSearch_tournament$key;
  /** Where only who is in this category is in already. */
  categoryId?: string | null;
  /** Athletes that are in already, also those who got in after the search. */
  enrolled: ReadonlySet<string>;
  /** What one can do with an athlete that was found. */
  action: (athlete: FoundAthlete) => ReactNode;
  /** Offered when nobody was found, with what was typed; absent where nobody can be registered. */
  onRegister?: (name: string) => void;
  /** Where nobody of another arena can be asked, though the tournament is open to them. */
  ownOnly?: boolean;
}
