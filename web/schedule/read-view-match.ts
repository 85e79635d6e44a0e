import { graphql, readInlineData } from "react-relay/hooks";
import { scoreInWords } from "../../server/sport/scores/score-in-words.rules";
import { playedSets } from "../../server/sport/scores/score.rules";
import type { readViewMatch_court$key } from "../__generated__/readViewMatch_court.graphql";
import type { readViewMatch_match$key } from "../__generated__/readViewMatch_match.graphql";
import { wayInto } from "../competition/public/match-way";
import { firstNames, pairName } from "../competition/public/match-words";
import { readSet } from "../competition/public/read-set";
import type { ViewMatch, ViewCourt, ViewSpan, Instant } from "./public/schedule-view";

/** An instant as it comes over the wire; null for none. */
const instant = (text: string | null | undefined): Instant | null => (text ? new Date(text).getTime() : null);

const unknown = "A definir";
/** A match as every part of the schedule shows it. */
export function readViewMatch(key: readViewMatch_match$key): ViewMatch {
  const match = readInlineData(
    graphql`
      fragment readViewMatch_match on Match @inline {
        id
        key
        label
        categoryName
        revision
        status
        outcome
        scheduledFor
        scheduledUntil
        estimatedAt
        calledAt
        isLate
        isPinned
        court {
          key
        }
        courtLabel
        sets {
          ...readSet_set
        }
        sides {
          athletes {
            displayName
          }
          origin
        }
        scheduleConflicts {
          reason
          hard
        }
      }
    `,
    key,
  );
  const words = (
    inWords: (side: { athletes: { displayName: string }[]; origin: string | null }) => string,
  ) => {
    const [one = unknown, two = unknown] = match.sides.map(({ athletes, origin }) =>
      inWords({ athletes: athletes.map(({ displayName }) => ({ displayName })), origin: origin ?? null }),
    );
    return [one, two] as const;
  };
  return {
    id: match.id,
    key: match.key,
    label: match.label,
    category: match.categoryName ?? null,
    revision: match.revision,
    status: match.status,
    way: wayInto({
      status: match.status,
      outcome: match.outcome ?? null,
      sidesKnown: match.sides.every(({ athletes }) => athletes.length > 0),
    }),
    sides: words((side) => pairName(side)),
    shortSides: words((side) => firstNames(side, " e ")),
    courtKey: match.court?.key ?? null,
    courtName: match.courtLabel ?? null,
    startsAt: instant(match.scheduledFor),
    endsAt: instant(match.scheduledUntil),
    estimatedAt: instant(match.estimatedAt),
    calledAt: instant(match.calledAt),
    score: scoreInWords(playedSets(match.sets.map((set) => readSet(set)))) || null,
    isLate: match.isLate,
    isPinned: match.isPinned,
    warnings: match.scheduleConflicts?.map(({ reason, hard }) => ({ reason, hard })) ?? [],
  };
}

/**
 * A court as every part of the schedule shows it.
 * @param severalVenues whether a court's name alone does not say where it is.
 */
export function readViewCourt(key: readViewMatch_court$key, severalVenues: boolean): ViewCourt {
  const { court, current, freeAt, proposal, hint } = readInlineData(
    graphql`
      fragment readViewMatch_court on TournamentCourt @inline {
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
