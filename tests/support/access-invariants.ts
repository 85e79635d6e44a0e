import { actors, type Actor } from "./actors";
import {
  beyondOwnSide,
  beyondPublic,
  emptySums,
  publicFields,
  publicRows,
  type Exception,
} from "./access-rules";
import {
  minorNames,
  money,
  moneyNames,
  otherAthletes,
  personalData,
  personalNames,
  type Viewers,
} from "./access-viewers";
import type { Cell } from "./access-walk";
import { nameOf, rootName } from "./ways";

const isSeen = (verdict: string) => verdict === "sees" || verdict === "masked";
const fieldOf = ({ type, call }: Cell) => `${type}.${nameOf(call)}`;
const spell = (cell: Cell, actor: Actor, rule: string) =>
  `${cell.type}.${cell.call} (${cell.at}, ${cell.holder}) for ${actor}: ${cell.verdicts[actor]}, but ${rule}`;

/** "Type.field" of each field named. */
const fieldsIn = (named: Record<string, string>): Set<string> =>
  new Set(
    Object.entries(named).flatMap(([type, fields]) =>
      fields
        .trim()
        .split(/\s+/)
        .map((name) => `${type}.${name}`),
    ),
  );

const unmasks = ({ verdicts }: Cell, actor: Actor) =>
  verdicts[actor] === "sees" && verdicts.anonymous === "masked";

/** An exception lets see a field, but not through initials. */
const isAllowedBy = (exceptions: readonly Exception[]) => {
  const allowed = exceptions.map(({ who, fields }) => ({ who, fields: fieldsIn(fields) }));
  return (cell: Cell, actor: Actor) =>
    !unmasks(cell, actor) &&
    allowed.some(({ who, fields }) => who.includes(actor) && fields.has(fieldOf(cell)));
};

const openFields = fieldsIn(publicFields);
const openRows: ReadonlySet<string> = publicRows;

/** Strangers see the public fields, of public rows and below root fields that are public themselves. */
function publicOnly(cells: readonly Cell[]): string[] {
  const isPublic = (cell: Cell) => {
    const [head = "", root] = cell.at.split(" > ");
    const start =
      head !== rootName ? openRows.has(head) : root === undefined || openFields.has(`Query.${nameOf(root)}`);
    return start && openFields.has(fieldOf(cell));
  };
  return cells
    .filter((cell) => isSeen(cell.verdicts.anonymous) && !isPublic(cell))
    .map((cell) => spell(cell, "anonymous", "that is not public"));
}

const beyondStrangers = (cell: Cell, actor: Actor) =>
  unmasks(cell, actor) || (isSeen(cell.verdicts[actor]) && !isSeen(cell.verdicts.anonymous));

/** Of the other side callers see what strangers see there, and what is named; admins see every side. */
function ownSideOnly(cells: readonly Cell[]): string[] {
  const isAllowed = isAllowedBy(beyondOwnSide);
  const members = actors.filter((actor) => actor !== "admin");
  return cells
    .filter(({ holder }) => holder === "other")
    .flatMap((cell) =>
      members
        .filter((actor) => beyondStrangers(cell, actor) && !isAllowed(cell, actor))
        .map((actor) => spell(cell, actor, "that is the other side's")),
    );
}

/** Disabled accounts see what strangers see; temporary passwords and keys that and what is named. */
function withoutAccess(cells: readonly Cell[]): string[] {
  const isAllowed = isAllowedBy(beyondPublic);
  const limited = ["disabled", "temporary", "partner", "analyst"] as const;
  return cells.flatMap((cell) =>
    limited
      .filter((actor) => beyondStrangers(cell, actor) && !isAllowed(cell, actor))
      .map((actor) => spell(cell, actor, "that is not for this caller")),
  );
}

const ruleOfEachField = (rules: readonly Viewers[]) =>
  new Map(
    rules.flatMap((rule) =>
      rule.fields
        .trim()
        .split(/\s+/)
        .map((field) => [field, rule] as const),
    ),
  );

const mayView = ({ own, other }: Viewers, { holder }: Cell, actor: Actor) =>
  (holder === "own" ? own : other).split(" ").includes(actor);

/** The named callers see these fields. A field whose name suggests as much has to be in the list. */
function namedViewersOnly(
  cells: readonly Cell[],
  rules: readonly Viewers[],
  names: RegExp,
  what: string,
): string[] {
  const ruleOf = ruleOfEachField(rules);
  const unnamed = [...new Set(cells.map(fieldOf))]
    .filter((field) => names.test(field.split(".")[1] ?? "") && !ruleOf.has(field))
    .map((field) => `${field} looks like ${what}: name its viewers in tests/support/access-viewers.ts`);
  const seen = cells.flatMap((cell) => {
    const rule = ruleOf.get(fieldOf(cell));
    if (!rule) return [];
    return actors
      .filter((actor) => isSeen(cell.verdicts[actor]) && !mayView(rule, cell, actor))
      .map((actor) => spell(cell, actor, `that is ${what}`));
  });
  return [...unnamed, ...seen];
}

const notObserved = (what: readonly string[], isObserved: (one: string) => boolean) =>
  what.filter((one) => !isObserved(one)).map((one) => `${one} is not observed`);

/** Athletes and teachers get nothing personal and no money of athletes whom they only share an arena with. */
function noneOfOtherAthletes(cells: readonly Cell[]): string[] {
  const isPrivate = ruleOfEachField([...personalData, ...money]);
  const ofAthletes = cells.filter(({ type, at }) => type === "Athlete" && otherAthletes.includes(at));
  const withheld = new Set(["null", "-"]);
  return [
    ...notObserved(otherAthletes, (one) => ofAthletes.some(({ at }) => at === one)),
    ...ofAthletes
      .filter((cell) => isPrivate.has(fieldOf(cell)))
      .flatMap((cell) =>
        (["athlete", "teacher"] as const)
          .filter((actor) => !withheld.has(cell.verdicts[actor]))
          .map((actor) => spell(cell, actor, "that is another athlete's")),
      ),
  ];
}

/** Minors' names are initials, except for the named callers. */
function minorsAsInitials(cells: readonly Cell[]): string[] {
  return minorNames.flatMap((rule) => {
    const naming = cells.filter((cell) => cell.at === rule.at && fieldOf(cell) === rule.fields);
    return [
      ...notObserved([`${rule.fields} (${rule.at})`], () => naming.length > 0),
      ...naming.flatMap((cell) =>
        actors
          .filter((actor) => cell.verdicts[actor] === "sees" && !mayView(rule, cell, actor))
          .map((actor) => spell(cell, actor, "that is a minor's name")),
      ),
    ];
  });
}

/** Rows that do not exist show nothing, and there is no error besides a denial. */
function noOtherAnswers(cells: readonly Cell[]): string[] {
  const answers = new Set(["sees", "masked", "null", "empty", "-"]);
  const sums = fieldsIn(emptySums);
  return cells.flatMap((cell) =>
    actors
      .filter(
        (actor) =>
          !answers.has(cell.verdicts[actor]) ||
          (cell.holder === "none" &&
            isSeen(cell.verdicts[actor]) &&
            !(actor === "admin" && sums.has(fieldOf(cell)))),
      )
      .map((actor) => spell(cell, actor, "there is no such answer")),
  );
}

/** What no new snapshot may change: each returns the violations, one sentence each. */
export const invariants = {
  "strangers see what is public": publicOnly,
  "the other side's rows are not seen": ownSideOnly,
  "personal data is seen by its named viewers": (cells: readonly Cell[]) =>
    namedViewersOnly(cells, personalData, personalNames, "personal data"),
  "money is seen by its named viewers": (cells: readonly Cell[]) =>
    namedViewersOnly(cells, money, moneyNames, "money"),
  "athletes and teachers get nothing private of other athletes": noneOfOtherAthletes,
  "minors' names are initials": minorsAsInitials,
  "disabled accounts, temporary passwords and keys see what is named": withoutAccess,
  "rows that do not exist show nothing": noOtherAnswers,
};
