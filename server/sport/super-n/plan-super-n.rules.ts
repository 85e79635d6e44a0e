import { counted, plural } from "../../platform/numbers.rules";
import type { AthleteGender } from "../gender.rules";
import {
  super8MixedSchedule,
  super8PlayerCounts,
  super8Schedule,
  type Super8Round,
} from "./super8-schedule.rules";
import { seededRandom, shuffle } from "../../platform/random.rules";

/** Who wants to be drawn. */
export interface SuperNEntry {
  readonly id: string;
  readonly gender: AthleteGender | null;
}

/** Which rounds are played: of the mixed table every man partners every woman once, of the other everybody everybody. */
export type SuperNTable = "MIXED" | "EVERYBODY";

/** A whole Super N: the same entries, table and lots always give the same one. */
export interface SuperNPlan {
  readonly table: SuperNTable;
  /** Athlete ids; the first one has number 1. In the mixed table the men come first. */
  readonly drawn: readonly string[];
  /** Athlete ids in the order in which lots decide what nothing else does; the first one wins. */
  readonly lots: readonly string[];
  readonly rounds: readonly Super8Round<string>[];
}

export interface SuperNProblem {
  readonly code: "TOO_FEW_ATHLETES" | "TOO_MANY_ATHLETES";
  /** In Portuguese, without its full stop. */
  readonly message: string;
}

const fewest = Math.min(...super8PlayerCounts);

/** Why so many athletes cannot be drawn; null when they can. */
export function superNProblem(count: number): SuperNProblem | null {
  if (super8PlayerCounts.includes(count)) return null;
  if (count < fewest) {
    const missing = fewest - count;
    return {
      code: "TOO_FEW_ATHLETES",
      message: `São necessários pelo menos ${fewest} atletas: ${plural(missing, "falta", "faltam")} ${missing}`,
    };
  }
  return {
    code: "TOO_MANY_ATHLETES",
    message: `Um Super N tem de 4 a 17 atletas, ou 20: há ${count} inscritos`,
  };
}

/**
 * The mixed table stands for 4 men and 4 women in a mixed category. Any others of a mixed category play everybody with
 * everybody; so does a tournament that is a Super 8 itself, because that is what it promises.
 */
export function superNTable(entries: readonly SuperNEntry[], mixed: boolean): SuperNTable {
  const count = (gender: AthleteGender) => entries.filter((entry) => entry.gender === gender).length;
  return mixed && entries.length === 8 && count("MALE") === 4 && count("FEMALE") === 4
    ? "MIXED"
    : "EVERYBODY";
}

/**
 * Draws a Super N. Neither the order of the entries nor the time matters.
 * @param mixed whether the category is a mixed one that plays in mixed pairs where it can.
 * @param lotsSeed stored with the draw.
 * @returns the plan, or why there can be none.
 */
export function planSuperN(
  entries: readonly SuperNEntry[],
  mixed: boolean,
  lotsSeed: string,
): SuperNPlan | { readonly problem: SuperNProblem } {
  const problem = superNProblem(entries.length);
  if (problem) return { problem };
  const ids = entries.map(({ id }) => id);
  const byLot = drawLots(ids, lotsSeed);
  const lots = drawLots(ids, `${lotsSeed}:desempate`);
  const table = superNTable(entries, mixed);
  if (table === "EVERYBODY") return { table, drawn: byLot, lots, rounds: super8Schedule(byLot) };
  const isMan = new Set(entries.flatMap(({ id, gender }) => (gender === "MALE" ? [id] : [])));
  const men = byLot.filter((id) => isMan.has(id));
  const women = byLot.filter((id) => !isMan.has(id));
  return { table, drawn: [...men, ...women], lots, rounds: super8MixedSchedule(men, women) };
}

/** Whether each side of a drawn Super N is a man and a woman. @param sides the genders of each side's athletes. */
export const playsInMixedPairs = (sides: readonly (readonly (AthleteGender | null)[])[]): boolean =>
  sides.length > 0 &&
  sides.every((side) => side.length === 2 && side.includes("MALE") && side.includes("FEMALE"));

export const mixedOnly = "As duplas são mistas: troque homem com homem ou mulher com mulher.";

/** What will be played, for who is about to draw it: "8 atletas, 7 rodadas, 14 jogos: …". */
export function superNInWords({ drawn, rounds, table }: SuperNPlan): string {
  const matches = rounds.reduce((sum, round) => sum + round.matches.length, 0);
  const resting = rounds[0]?.resting.length ?? 0;
  const how =
    table === "MIXED"
      ? "cada homem joga uma vez com cada mulher e uma vez contra cada uma"
      : drawn.length % 4 < 2
        ? "todos jogam uma vez com cada parceiro e duas contra cada adversário"
        : "todos trocam de parceiro a cada rodada, do modo mais equilibrado possível";
  const rest = resting === 0 ? "" : ` Em cada rodada ${counted(resting, "descansa", "descansam")}.`;
  return `${drawn.length} atletas, ${rounds.length} rodadas, ${matches} jogos: ${how}.${rest}`;
}

/** In a mixed category: why its pairs are not mixed; null where they are. */
export function tableWarning(entries: readonly SuperNEntry[], mixed: boolean): string | null {
  if (!mixed || superNProblem(entries.length) !== null || superNTable(entries, mixed) === "MIXED")
    return null;
  const men = entries.filter(({ gender }) => gender === "MALE").length;
  const women = entries.filter(({ gender }) => gender === "FEMALE").length;
  const unknown = entries.length - men - women;
  const rest = unknown === 0 ? "" : ` (${unknown} sem gênero no perfil)`;
  return `As duplas mistas pedem 4 homens e 4 mulheres: com ${men} e ${women}${rest}, todos jogam com todos.`;
}

/**
 * Draws lots: the first athlete of the answer has lot 1. The same seed and athletes give the same lots, so that anyone
 * can repeat the draw from what is stored. Ids (strings) are sorted first, so that neither does their order matter.
 * @param seed chosen for this draw and stored with it.
 */
export function drawLots<P>(athletes: readonly P[], seed: string): P[] {
  const areIds = athletes.every((athlete) => typeof athlete === "string");
  return shuffle(areIds ? [...athletes].sort() : athletes, seededRandom(seed));
}
