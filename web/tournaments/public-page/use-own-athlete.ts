import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useOwnAthlete_tournament$key } from "../../__generated__/useOwnAthlete_tournament.graphql";

const keyOf = (tournamentKey: string) => `praia-meus-jogos-${tournamentKey}`;

/** Whose matches this browser shows under "Meus jogos"; null if no athlete is chosen or storage is blocked. */
function rememberedAthlete(tournamentKey: string): string | null {
  try {
    return localStorage.getItem(keyOf(tournamentKey));
  } catch {
    return null;
  }
}

function rememberAthlete(tournamentKey: string, athleteKey: string): void {
  try {
    localStorage.setItem(keyOf(tournamentKey), athleteKey);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

export interface OwnAthlete {
  /** Whose matches are shown: the athlete chosen by name and stored in this browser, else the signed-in athlete. */
  picked: string | null;
  /** The signed-in athlete, if they play in this tournament. */
  self: string | null;
  /** Whether the signed-in athlete has a calendar link. */
  subscribes: boolean;
  pick: (athleteKey: string) => void;
}

/** The athlete whose matches are highlighted on this page. */
export function useOwnAthlete(tournament: useOwnAthlete_tournament$key): OwnAthlete {
  const { key, categories } = useFragment(
    graphql`
      fragment useOwnAthlete_tournament on Tournament {
        key
        categories {
          viewerEnrolment {
            # Who enters while the page is open brings what the enrolment's card asks for, not this.
            athlete @required(action: NONE) {
              key
              hasCalendarFeed
            }
          }
        }
      }
    `,
    tournament,
  );
  const [chosen, choose] = useState(() => rememberedAthlete(key));
  const own = categories.flatMap(({ viewerEnrolment }) => viewerEnrolment?.athlete ?? []).at(0);
  const self = own?.key ?? null;
  const pick = (athleteKey: string) => {
    choose(athleteKey);
    rememberAthlete(key, athleteKey);
  };
  return { picked: chosen ?? self, self, subscribes: own?.hasCalendarFeed === true, pick };
}
