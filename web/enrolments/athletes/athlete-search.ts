import type { ReactNode } from "react";
import type { AthleteSearch_tournament$key } from "../../__generated__/AthleteSearch_tournament.graphql";

export interface FoundAthlete {
  id: string;
  displayName: string;
  /** Invited, and enters only after accepting: of another arena, or in a championship. */
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
  /** Where somebody is replaced: nobody can be asked, though the tournament is open to guests. */
  ownOnly?: boolean;
  /** Below the field. */
  hint?: string | undefined;
}
