import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { CourtsNow_tournament$key } from "../../__generated__/CourtsNow_tournament.graphql";
import type { CourtsNowQuery } from "../../__generated__/CourtsNowQuery.graphql";
import { useTournamentLive } from "../../competition/public/use-tournament-live";
import { LiveCourts } from "../LiveCourts";
import { readViewCourt, readViewMatch, toSpan } from "../read-schedule";

const query = graphql`
  query CourtsNowQuery($tournamentId: ID!) {
    node(id: $tournamentId) {
      ... on Tournament {
        status
        ...CourtsNow_tournament @alias(as: "courts")
      }
    }
  }
`;

const subscription = graphql`
  subscription CourtsNowSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...CourtsNow_tournament
    }
  }
`;

/** When a court will be free moves with the clock. */
const everyMs = 60_000;

/** What is on each court of a running tournament, and what goes onto it next; nothing where it is played without courts. */
export function CourtsNow({ tournamentId }: { tournamentId: string }) {
  const { node } = useLazyLoadQuery<CourtsNowQuery>(
    query,
    { tournamentId },
    { fetchPolicy: "store-and-network" },
  );
  useTournamentLive(
    { id: tournamentId, status: node?.status ?? "" },
    subscription,
    query,
    { tournamentId },
    everyMs,
  );
  return node?.courts ? <Courts tournament={node.courts} /> : null;
}

function Courts({ tournament: key }: { tournament: CourtsNow_tournament$key }) {
  const { id, viewerCanManage, schedule } = useFragment(
    graphql`
      fragment CourtsNow_tournament on Tournament {
        id
        viewerCanManage
        schedule {
          timeZone
          courts {
            court {
              venue
            }
            current {
              ...readSchedule_match
            }
            proposal {
              match {
                ...readSchedule_match
              }
            }
            ...readSchedule_court
          }
          nextFree {
            court {
              key
            }
            at
          }
          occupations {
            court {
              key
            }
            startsAt
            endsAt
          }
        }
      }
    `,
    key,
  );
  const { timeZone, courts, nextFree, occupations } = schedule;
  if (courts.length === 0) return null;
  const severalVenues = new Set(courts.map(({ court }) => court.venue)).size > 1;
  return (
    <LiveCourts
      view={{
        tournamentId: id,
        timeZone,
        canManage: viewerCanManage,
        courts: courts.map((court) => readViewCourt(court, severalVenues)),
        nextFree: nextFree ? { courtKey: nextFree.court.key, at: Date.parse(nextFree.at) } : null,
        occupations: (occupations ?? []).map(({ court, startsAt, endsAt }) =>
          toSpan({ court, startsAt, endsAt }),
        ),
        matches: courts
          .flatMap(({ current, proposal }) => [current, proposal?.match])
          .flatMap((match) => (match ? [readViewMatch(match)] : [])),
      }}
    />
  );
}
