import { formatCents } from "../brazil/money.rules";
import { counted } from "../platform/plural.rules";

/** What of a record decides how it is joined with another one. */
export interface MergingRecord {
  id: string;
  fullName: string;
  email: string | null;
  cpf: string | null;
  phone: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  gender: string | null;
  notes: string | null;
  status: "ACTIVE" | "INACTIVE";
  /** The account whose own record it is. */
  accountId: string | null;
}

/** Which record takes in which, as far as the accounts say. */
export interface Roles {
  kept: MergingRecord;
  other: MergingRecord;
  /** Whether the person has to say yes. */
  asksFirst: boolean;
}

/**
 * The record of who has an account stays. Of two without an account the first stays, which whoever joins them chooses.
 * @returns null for two accounts: they are two people as far as anybody can tell.
 */
export function rolesOf(first: MergingRecord, second: MergingRecord): Roles | null {
  if (first.accountId !== null && second.accountId !== null) return null;
  const asksFirst = first.accountId !== null || second.accountId !== null;
  return second.accountId === null
    ? { kept: first, other: second, asksFirst }
    : { kept: second, other: first, asksFirst };
}

export const filledFields = ["email", "phone", "cpf", "birthDate", "gender", "notes"] as const;
export type FilledField = (typeof filledFields)[number];

export const filledLabel: Record<FilledField, string> = {
  email: "E-mail",
  phone: "Telefone",
  cpf: "CPF",
  birthDate: "Data de nascimento",
  gender: "Gênero",
  notes: "Observações",
};

/** What the other record fills in: only what the one that stays does not say. An account has an address of its own. */
export const fillingOf = ({ kept, other, asksFirst }: Roles): FilledField[] =>
  filledFields.filter(
    (field) => kept[field] === null && other[field] !== null && !(asksFirst && field === "email"),
  );

/** What there is of a record, by the words of the screens. */
export const rowKinds = {
  ARENA: ["vínculo com arena", "vínculos com arenas"],
  SESSION: ["aula", "aulas"],
  WEEKLY_CLASS: ["aula fixa da semana", "aulas fixas da semana"],
  WAITING: ["fila de aula", "filas de aula"],
  CREDIT: ["crédito de aula", "créditos de aula"],
  NOTE: ["anotação de progresso", "anotações de progresso"],
  RENTAL: ["locação", "locações"],
  DAY_USE: ["Day Use", "Day Uses"],
  CHARGE: ["cobrança", "cobranças"],
  ENROLMENT: ["inscrição em torneio", "inscrições em torneios"],
  INVITATION: ["convite para torneio", "convites para torneios"],
  MATCH: ["jogo", "jogos"],
  RANKING_POSITION: ["posição em ranking", "posições em rankings"],
  RANKING_RESULT: ["resultado em ranking", "resultados em rankings"],
} as const satisfies Record<string, readonly [one: string, more: string]>;
export type RowKind = keyof typeof rowKinds;

/** How many rows of a kind go along, and of how many the other record has the same already. */
export interface RowCount {
  kind: RowKind;
  count: number;
  /** Of these as many as both records have: they become one. */
  both: number;
  /** Of arenas that whoever joins them does not manage, or of a federation. */
  elsewhere: number;
  /** Of charges: what is still to be paid, in centavos. */
  openInCents: number;
}

/** "12 aulas, 1 nos dois cadastros", "2 cobranças, R$ 180,00 em aberto". */
export function rowsInWords({ kind, count, both, openInCents }: RowCount): string {
  const [one, more] = rowKinds[kind];
  return [
    counted(count, one, more),
    ...(both > 0 ? [`${both} nos dois cadastros`] : []),
    ...(openInCents > 0 ? [`${formatCents(openInCents)} em aberto`] : []),
  ].join(", ");
}

/** What is told of what goes along: not the arena that both attend, which is where one looks. */
export const movesInWords = (counts: readonly RowCount[]): string[] =>
  counts
    .filter(({ kind, count, both }) => count > 0 && !(kind === "ARENA" && both === count))
    .map(rowsInWords);

/** What would break when both records were one. */
export type ClashKind = "CATEGORY" | "MATCH" | "INVITATION" | "RANKING_RESULT" | "CLASS_TIME";

/** Nobody reads a longer list of them. */
export const clashLimit = 10;

export interface Clash {
  kind: ClashKind;
  /** Of what: a tournament, a ranking, a day. */
  about: string;
}

const clashInWords: Record<ClashKind, (about: string) => string> = {
  CATEGORY: (about) =>
    `Os dois estão inscritos em ${about}. Cancele uma das inscrições, se ainda for possível.`,
  MATCH: (about) => `Os dois jogaram a mesma partida em ${about}.`,
  INVITATION: (about) => `Um convidou o outro para ${about}. Cancele o convite.`,
  RANKING_RESULT: (about) => `Os dois têm pontos pelo mesmo torneio no ranking ${about}.`,
  CLASS_TIME: (about) =>
    `Os dois estão em aulas no mesmo horário em ${about}. Tire um deles de uma das aulas.`,
};

export interface MergePlan extends Roles {
  filled: FilledField[];
  /** As much of it as whoever reads it may know: not that an account says nothing of a CPF, or of itself. */
  shownFilled: FilledField[];
  counts: RowCount[];
  /** Why it cannot be done, in whole sentences. */
  problems: string[];
}

export interface MergeFacts {
  counts: readonly RowCount[];
  /** Whether the record that stays has rows where whoever joins them does not manage. */
  keptElsewhere: boolean;
  clashes: readonly Clash[];
  /** Whether what one arena has written about both is too long together. */
  notesTooLong: boolean;
  /** Whether whoever joins them may touch what belongs to every arena. */
  everywhere: boolean;
  /** Whether it is told to the person who has the account. */
  toPerson: boolean;
}

/** What no arena sees of an account. */
const personsOwn: readonly FilledField[] = ["cpf", "notes"];

export const twoAccounts =
  "Os dois cadastros têm conta. Só a própria pessoa pode resolver: ela exclui uma das contas em Minha conta.";
export const elsewhereToo =
  "Um dos cadastros também é usado fora da sua arena. Peça à administração da Praia para juntá-los.";
export const inactiveToo = "Um dos cadastros está inativo em toda a Praia e não pode ser juntado.";
export const otherCpf = "Os CPFs são diferentes: confira se é mesmo a mesma pessoa.";

/** What becomes of two records, and what is in the way. */
export function planMerge(roles: Roles, facts: MergeFacts): MergePlan {
  const { kept, other, asksFirst } = roles;
  const counts = facts.counts.filter(({ count }) => count > 0);
  const filled = fillingOf(roles);
  const isHidden = asksFirst && !facts.toPerson;
  const shownFilled = isHidden ? filled.filter((field) => !personsOwn.includes(field)) : filled;
  const plan = { ...roles, filled, shownFilled, counts };
  if (kept.status !== "ACTIVE" || other.status !== "ACTIVE")
    return { ...plan, counts: [], shownFilled: [], problems: [inactiveToo] };
  // Of what belongs to others one learns no more than that there is something.
  const isElsewhere = counts.some(({ elsewhere }) => elsewhere > 0) || (!asksFirst && facts.keptElsewhere);
  if (isElsewhere && !facts.everywhere)
    return { ...plan, counts: [], shownFilled: [], problems: [elsewhereToo] };
  const twoPeople = !isHidden && kept.cpf !== null && other.cpf !== null;
  const problems = [
    ...(twoPeople ? [otherCpf] : []),
    ...(facts.notesTooLong
      ? ["As observações da arena nos dois cadastros passam juntas de 1000 caracteres. Encurte uma delas."]
      : []),
    ...facts.clashes.map(({ kind, about }) => clashInWords[kind](about)),
  ];
  return { ...plan, problems };
}
