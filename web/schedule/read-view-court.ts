import { graphql, readInlineData } from "react-relay/hooks";
import type { readViewCourt_court$key } from "../__generated__/readViewCourt_court.graphql";
import { instant } from "./instant";
import type { ViewCourt, ViewSpan } from "./public/schedule-view";

/**
 * A court as every part of the schedule shows it.
 * @param severalVenues whether a court's name alone does not say where it is.
 */
export function readViewCourt(key: readViewCourt_court$key, severalVenues: boolean): ViewCourt {
  const { court, current, freeAt, proposal, hint } = readInlineData(
    graphql`
      fragment readViewCourt_court on TournamentCourt @inline {
        court {
          key
          name
          venue
        }
        current {
          id
        }
        freeAt
        proposal {
          match {
            id
          }
          reason
        }
        hint
      }
    `,
    key,
  );
  return {
    key: court.key,
    name: court.name,
    venue: severalVenues ? court.venue : null,
    currentId: current?.id ?? null,
    freeAt: instant(freeAt),
    proposal: proposal ? { matchId: proposal.match.id, reason: proposal.reason } : null,
    hint: hint ?? null,
  };
}

interface SpanOnWire {
  readonly court: { readonly key: string };
  readonly startsAt: string;
  readonly endsAt: string;
}

export const toSpan = ({ court, startsAt, endsAt }: SpanOnWire): ViewSpan => ({
  courtKey: court.key,
  startsAt: new Date(startsAt).getTime(),
  endsAt: new Date(endsAt).getTime(),
});
