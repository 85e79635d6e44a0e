import { graphql } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useTournamentLive } from "../competition/public/use-tournament-live";
import type { LiveState } from "../relay/live-status";

const subscription = graphql`
  subscription useScheduleLiveSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...ScheduleScreen_tournament
    }
  }
`;

const everyMs = 60_000;

/** Keeps a schedule on screen as it is: also time itself changes who is late and when a court will be free. */
export const useScheduleLive = (
  tournament: { readonly id: string; readonly status: string },
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
): LiveState => useTournamentLive(tournament, subscription, pageQuery, variables, everyMs);
