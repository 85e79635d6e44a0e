import { bracketsOf } from "../../../server/sport/draws/rounds.rules";
import { type BracketMatch, noteOf, type ReadBracket, stateOf } from "../../competition/public/bracket-view";
import { shortName, shownSets } from "../../competition/public/competition-words";
import { type PublicCategory, type PublicMatch, tellsMore } from "./public-matches";

interface BracketLook {
  /** By athlete's id. */
  seeds: ReadonlyMap<string, number>;
  /** Key of the athlete whose side is highlighted. */
  own: string | null;
  /** IANA name of the zone in which times are shown. */
  timeZone: string;
}

/** The data of the knockout brackets. Leaves out byes: they are not played. */
export function publicBrackets({ format, matches }: PublicCategory, look: BracketLook): ReadBracket[] {
  if (format === null) return [];
  const shown = matches.filter(({ outcome }) => outcome !== "BYE");
  return bracketsOf(shown, format).map(({ stage, rounds }) => ({
    stage,
    rounds: rounds.map(({ name, matches: ofRound }) => ({
      name,
      matches: ofRound.map((match) => bracketMatch(match, look)),
    })),
  }));
}

export const hasBracket = ({ format, matches }: PublicCategory): boolean =>
  format !== null && matches.some(({ stage }) => stage !== null && stage !== "GROUP");

const bracketMatch = (match: PublicMatch, { seeds, own, timeZone }: BracketLook): BracketMatch => ({
  id: tellsMore(match) ? match.id : null,
  way: "details",
  number: match.number ?? 0,
  order: match.order,
  state: stateOf(match.status),
  note: noteOf(match, timeZone),
  sides: ([0, 1] as const).map((index) => {
    const side = match.sides[index];
    const athletes = side?.athletes ?? [];
    return {
      names: athletes.map(({ displayName }) => shortName(displayName)),
      seed: athletes.map(({ id }) => seeds.get(id)).find((seed) => seed !== undefined) ?? null,
      origin: side?.origin ?? null,
      sets: shownSets(match.sets, index),
      isWinner: side?.isWinner ?? false,
      isOwn: athletes.some(({ key }) => key === own),
    };
  }),
});
