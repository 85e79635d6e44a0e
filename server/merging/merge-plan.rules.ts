import { formatCents } from "../brazil/money.rules";
import { counted } from "../platform/numbers.rules";

/** The data of a record that determines how it can be merged. */
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

/** Which record is kept and which is merged into it, as determined by the accounts. */
export interface Roles {
  kept: MergingRecord;
  other: MergingRecord;
  /** Whether the person has to agree first. */
  asksFirst: boolean;
}

/**
 * The record with an account is kept. Without accounts, the first record is kept: the user chooses the order.
 * @returns null if both have accounts, which count as two people.
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

/**
 * The fields that the other record fills in, because they are empty in the kept one. An account keeps its own address.
 */
export const fillingOf = ({ kept, other, asksFirst }: Roles): FilledField[] =>
  filledFields.filter(
    (field) => kept[field] === null && other[field] !== null && !(asksFirst && field === "email"),
  );

/** The kinds of rows of a record, with their labels (singular, plural). */
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

/** How many rows of a kind are moved, and how many of them exist in both records. */
export interface RowCount {
  kind: RowKind;
  count: number;
  /** How many exist in both records, and are merged into one. */
  both: number;
  /** How many belong to a federation or to arenas that the user does not manage. */
  elsewhere: number;
  /** For charges: the unpaid amount, in centavos. */
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

/** The moved rows as text; omits the link to the arena if both records have it. */
export const movesInWords = (counts: readonly RowCount[]): string[] =>
  counts
    .filter(({ kind, count, both }) => count > 0 && !(kind === "ARENA" && both === count))
    .map(rowsInWords);

/** The kinds of conflict that prevent a merge. */
export type ClashKind = "CATEGORY" | "MATCH" | "INVITATION" | "RANKING_RESULT" | "CLASS_TIME";

/** The most conflicts listed. */
export const clashLimit = 10;

export interface Clash {
  kind: ClashKind;
  /** The name of the tournament or ranking, or the day. */
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
  /**
   * The filled fields that the reader may see: they must not reveal that an account lacks a CPF, or other private data.
   */
  shownFilled: FilledField[];
  counts: RowCount[];
  /** The reasons why the merge is not possible, in whole sentences. */
  problems: string[];
}

export interface MergeFacts {
  counts: readonly RowCount[];
  /** Whether the kept record has rows at arenas that the user does not manage. */
  keptElsewhere: boolean;
  clashes: readonly Clash[];
  /** Whether an arena's notes about both records are too long together. */
  notesTooLong: boolean;
  /** Whether the user may merge rows of all arenas. */
  everywhere: boolean;
  /** Whether the plan is shown to the owner of the account. */
  toPerson: boolean;
}

/** The fields of an account that arenas cannot see. */
const personsOwn: readonly FilledField[] = ["cpf", "notes"];

export const twoAccounts =
  "Os dois cadastros têm conta. Só a própria pessoa pode resolver: ela exclui uma das contas em Minha conta.";
export const elsewhereToo =
  "Um dos cadastros também é usado fora da sua arena. Peça à administração da Praia para juntá-los.";
export const inactiveToo = "Um dos cadastros está inativo em toda a Praia e não pode ser juntado.";
export const otherCpf = "Os CPFs são diferentes: confira se é mesmo a mesma pessoa.";

/** Plans the merge of two records, with the conflicts that prevent it. */
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
