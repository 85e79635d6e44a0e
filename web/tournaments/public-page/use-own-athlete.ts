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
    // A browser that keeps nothing asks again next time.
  }
}

export interface OwnAthlete {
  /** Whose matches are looked for: picked by name and kept by this browser, else the athlete signed in. */
  picked: string | null;
  /** The athlete signed in, when they play here. */
  self: string | null;
  /** Whether the athlete signed in has a link for their calendar. */
  subscribes: boolean;
  pick: (athleteKey: string) => void;
}

/** Whose matches stand out on this page. */
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
