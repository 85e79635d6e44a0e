import { graphql, readInlineData } from "react-relay/hooks";
import { playedSets } from "../../server/sport/scores/score.rules";
import { scoreInWords } from "../../server/sport/scores/score-in-words.rules";
import type { readViewMatch_match$key } from "../__generated__/readViewMatch_match.graphql";
import { firstNames, pairName } from "../competition/public/match-words";
import { wayInto } from "../competition/public/match-way";
import { readSet } from "../competition/public/read-set";
import { instant } from "./instant";
import type { ViewMatch } from "./public/schedule-view";

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
