import { contradictions, newcomerKey, readNewcomer, type Newcomer } from "../sheet/newcomer.rules";
import {
  calledBy,
  duplicates,
  findAthlete,
  type KnownAthlete,
  type WrittenAthlete,
  type WrittenLine,
} from "../sheet/sheet.rules";

/** What a line of an arena's sheet of athletes comes to. */
export interface JudgedAthleteLine {
  /** Line number in the file, from 1. */
  line: number;
  /** The athlete's name as written in the line. */
  called: string;
  problems: string[];
  /** The athlete the line adds to the arena; null if it adds none. */
  newcomer: Newcomer | null;
  /** Whether they are already on the arena's list, so that the line has no effect. */
  alreadyIn: boolean;
}

export interface SheetPeople {
  /** The arena's active athletes: by address or name. */
  own: readonly KnownAthlete[];
  /** Names of inactive athletes of the arena. */
  former: readonly KnownAthlete[];
  /** Addresses of the sheet that belong to other people. */
  taken: ReadonlySet<string>;
}

/** Runs all checks on all lines. */
export function judgeAthletes(lines: readonly WrittenLine[], people: SheetPeople): JudgedAthleteLine[] {
  const judged = lines.map((line) => ({ ...judge(line, people), line: line.line }));
  const contradicted = contradictions(lines);
  const repeated = duplicates(
    judged.map(({ line, key }) => ({ line, athleteIds: key === null ? [] : [key] })),
  );
  return judged.map(({ key: _key, problems, ...row }) => {
    const against = contradicted.get(row.line) ?? repeated.get(row.line);
    return { ...row, problems: against === undefined ? problems : [...problems, against] };
  });
}

type Judged = Omit<JudgedAthleteLine, "line"> & {
  /** Identifies the person, to detect duplicate lines; null if unknown. */
  key: string | null;
};

function judge({ athletes: [written], problems }: WrittenLine, people: SheetPeople): Judged {
  const nothing = { called: written ? calledBy(written) : "", newcomer: null, alreadyIn: false, key: null };
  if (written === undefined || problems.length > 0) return { ...nothing, problems: [...problems] };
  const found = findAthlete(written, people.own);
  if (found !== null)
    return "problem" in found
      ? { ...nothing, problems: [found.problem] }
      : { ...nothing, called: found.name, problems: [], alreadyIn: true, key: found.id };
  const refusal = refusalOf(written, people);
  if (refusal !== null) return { ...nothing, problems: [refusal] };
  const newcomer = readNewcomer(written, 0, 1);
  if ("problems" in newcomer) return { ...nothing, problems: newcomer.problems };
  return { ...nothing, called: newcomer.fullName, problems: [], newcomer, key: newcomerKey(newcomer) };
}

function refusalOf({ name, email }: WrittenAthlete, { former, taken }: SheetPeople): string | null {
  if (email !== null)
    return taken.has(email)
      ? `O e-mail ${email} já tem cadastro, mas não entre os atletas ativos da arena. Peça ao atleta que entre pelo link da arena.`
      : null;
  const before = findAthlete({ name, email, phone: "", level: "", gender: "" }, former);
  return before === null
    ? null
    : `${name} já foi da arena e está inativo: reative na lista, ou informe o e-mail.`;
}
