import { actors, type Actor } from "./actors";
import { holders, type Holder } from "./policy";
import type { Cell, Verdicts } from "./access-walk";

const header = `# Who sees which field: observed by tests/api/access.test.ts and reviewed as a diff, not written by hand:
#   npx vitest run --project api tests/api/access.test.ts -u
# A line: the field, the paths to its type (tests/support/reach.ts), then what callers get of a row of their own side, of
# the other side, and of one that does not exist (none). Callers who are not named are denied.
# sees; masked: initials in its place; null; empty: an empty list.
`;

const order = ["sees", "masked", "null", "empty"];
const rank = (verdict: string) => (order.includes(verdict) ? order.indexOf(verdict) : order.length);

/** "manager admin", "all", "all but temporary". */
function spellActors(who: readonly Actor[]): string {
  const others = actors.filter((actor) => !who.includes(actor));
  if (others.length === 0) return "all";
  return others.length < 3 ? `all but ${others.join(" ")}` : who.join(" ");
}

function parseActors(text: string): readonly Actor[] {
  const words = text.split(" ");
  return actors.filter((actor) => words.includes(actor) !== (words[0] === "all"));
}

/** "sees manager admin, null teacher"; empty where all callers are denied. */
function spell(verdicts: Verdicts): string {
  const by = new Map<string, Actor[]>();
  for (const actor of actors) by.set(verdicts[actor], [...(by.get(verdicts[actor]) ?? []), actor]);
  return [...by]
    .filter(([verdict]) => verdict !== "-")
    .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([verdict, who]) => `${verdict} ${spellActors(who)}`)
    .join(", ");
}

function parseSpelled(text: string): Verdicts {
  const verdicts = Object.fromEntries(actors.map((actor) => [actor, "-"])) as Verdicts;
  for (const part of text === "" ? [] : text.split(", ")) {
    const verdict = part.slice(0, part.indexOf(" "));
    for (const actor of parseActors(part.slice(verdict.length + 1))) verdicts[actor] = verdict;
  }
  return verdicts;
}

type Spelled = Partial<Record<Holder, string>>;

/** "own: sees manager; other: null manager"; "own other: …" where both are the same. */
function spellHolders(spelled: Spelled): string {
  const by = new Map<string, Holder[]>();
  for (const holder of holders) {
    const text = spelled[holder];
    if (text) by.set(text, [...(by.get(text) ?? []), holder]);
  }
  return [...by].map(([text, of]) => `${of.join(" ")}: ${text}`).join("; ") || "nobody";
}

const fieldOf = ({ type, call }: Cell) => `${type}.${call}`;

/** The text of the snapshot: one line for each field and distinct answer, sorted. */
export function snapshotOf(cells: readonly Cell[]): string {
  const byField = new Map<string, Map<string, Spelled>>();
  for (const cell of cells) {
    const field = fieldOf(cell);
    const paths = byField.get(field) ?? new Map<string, Spelled>();
    byField.set(field, paths.set(cell.at, { ...paths.get(cell.at), [cell.holder]: spell(cell.verdicts) }));
  }
  const lines = [...byField].flatMap(([field, paths]) => {
    const alike = new Map<string, string[]>();
    for (const [at, spelled] of paths) {
      const answers = spellHolders(spelled);
      alike.set(answers, [...(alike.get(answers) ?? []), at]);
    }
    return [...alike].map(([answers, at]) => `${field}  [${at.toSorted().join(", ")}]  ${answers}`);
  });
  return `${header}\n${lines.toSorted().join("\n")}\n`;
}

const line = /^(?<field>.+?) {2}\[(?<at>.+)\] {2}(?<answers>.+)$/;

/** What a snapshot says: "Arena.name arena own" → verdicts. */
export function parseSnapshot(text: string): Map<string, Verdicts> {
  const recorded = new Map<string, Verdicts>();
  for (const written of text.split("\n")) {
    const { field = "", at = "", answers = "" } = line.exec(written)?.groups ?? {};
    const byHolder = new Map(
      answers.split("; ").flatMap((answer) => {
        const [of = "", spelled = ""] = answer.split(": ");
        return of.split(" ").map((holder) => [holder, spelled] as const);
      }),
    );
    for (const path of at.split(", "))
      for (const holder of holders)
        recorded.set(`${field} ${path} ${holder}`, parseSpelled(byHolder.get(holder) ?? ""));
  }
  return recorded;
}

/** Callers who get something else than recorded, one sentence each. */
export function differences(
  recorded: ReadonlyMap<string, Verdicts>,
  cells: readonly Cell[],
): { actor: Actor; sentence: string }[] {
  return cells.flatMap((cell) =>
    actors.flatMap((actor) => {
      const expected =
        recorded.get(`${fieldOf(cell)} ${cell.at} ${cell.holder}`)?.[actor] ?? "nothing recorded";
      const found = cell.verdicts[actor];
      const where = `${fieldOf(cell)} (${cell.at}, ${cell.holder})`;
      return found === expected
        ? []
        : [{ actor, sentence: `${where} for ${actor}: ${found}, not ${expected}` }];
    }),
  );
}
