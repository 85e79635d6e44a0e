import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { operationLimits } from "../../server/platform/limits/checked-document";
import { schema } from "../../server/schema";
import { actors, denialOf, type Actor, type Callers } from "./actors";
import type { GraphQLAnswer, TestApi } from "./api";
import { markReader, type Mark } from "./marks";
import { hiddenWays } from "./hidden-ways";
import { pack, waysFrom, withShortPages, type Question, type Way } from "./query-paths";
import { isNodeType } from "./schema-walk";
import { pageKeyOf, type Side } from "./world-side";

interface Sides {
  a: Side;
  b: Side;
}

/** The table behind each type that can be fetched by its id. */
export const tableOf: Record<string, string> = {
  Affiliation: "filiacoes",
  ApiKey: "chaves_api",
  Arena: "arenas",
  ArenaAthlete: "alunos_arenas",
  ArenaManager: "gestores_arenas",
  Athlete: "alunos",
  BankLine: "lancamentos_bancarios",
  Certification: "certificacoes_professor",
  Charge: "faturamento",
  ClassPlan: "planos_aulas",
  ClassSession: "aulas",
  CommissionStatement: "extratos_comissao",
  Contract: "contratos",
  Court: "quadras",
  CourtRental: "locacoes",
  DayUse: "day_uses",
  Enrolment: "inscricoes_torneios",
  Federation: "federacoes",
  FederationMember: "federacao_usuarios",
  Guardianship: "responsaveis_atletas",
  JoinRequest: "pedidos_arena",
  ManagementInvitation: "convites_gestao",
  Match: "jogos",
  MergeRequest: "pedidos_uniao",
  MatchScoreLink: "links_placar",
  MonthlyPlan: "mensalidades",
  Notice: "avisos",
  Pair: "duplas_torneios",
  PairInvitation: "convites_dupla",
  ProgressNote: "anotacoes_progresso",
  PushDevice: "inscricoes_push",
  Ranking: "rankings",
  RankingPosition: "posicoes_ranking",
  RecordMerge: "unioes_cadastros",
  RulesPreset: "modelos_regras",
  Tournament: "torneios",
  TeacherArena: "professores_arenas",
  TeachingInvitation: "convites_professores",
  TournamentCoupon: "cupons_torneio",
  TournamentReferee: "arbitros_torneios",
  TournamentCategory: "categorias_campeonato",
  User: "usuarios",
  UserSession: "sessoes",
};

export const nodeTypes = (of: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(of.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && isNodeType(type),
  );

/** The ids of all rows of a type, or of those of one side. */
export async function idsOf(api: TestApi, typename: string, side?: string): Promise<string[]> {
  const table = tableOf[typename];
  if (table === undefined) throw new Error(`nobody said which table ${typename} comes from`);
  const rows = await api.db.$queryRawUnsafe<{ id: string }[]>(
    side === undefined
      ? `SELECT id::text FROM "${table}" ORDER BY 1`
      : `SELECT id::text FROM marcas.linhas WHERE lugar = '${table}.id' AND dono LIKE '% ${side}' ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunksOf(items.slice(size), size)];

/** Root calls: thorough ones follow every path, brief ones select only the object's own fields. */
interface RootCalls {
  thorough: string[];
  brief: string[];
}

const only = (call: string): RootCalls => ({ thorough: [call], brief: [] });
const byKey = (name: string, keys: readonly string[], others: readonly string[] = []): RootCalls => {
  const call = (key: string) => `${name}(key: ${JSON.stringify(key)})`;
  return { thorough: keys.map(call), brief: others.map(call) };
};
const byMatchKey = (keys: readonly string[], others: readonly string[] = []): RootCalls => {
  const call = (key: string) => `scorePad(matchKey: ${JSON.stringify(key)})`;
  return { thorough: keys.map(call), brief: others.map(call) };
};

/** Previews of another score for each match. */
const previews = (matchIds: readonly string[]): RootCalls => ({
  thorough: matchIds.map((id) => {
    const matchId = JSON.stringify(encodeGlobalId("Match", id));
    return `previewMatchResult(input: { matchId: ${matchId}, expectedVersion: 1, outcome: COMPLETED, games: [7, 6] })`;
  }),
  brief: [],
});

/** What to query. New root fields have to be added. */
interface Subjects {
  calls: Record<string, RootCalls>;
  /** The rows to fetch by id. */
  ids: (typename: string) => Promise<string[]>;
  /** A category for the filters of a tournament's entries and of athletes not enrolled in it. */
  category: string;
  /** An arena whose pages are requested, also by callers who do not work there. */
  arena: string;
  /** An athlete of an arena's list, to preview merges with every other one. */
  listed: string;
}

const byId = new Set(["node", "nodes"]);
/** Below the root, which is at depth 0. */
const depth = operationLimits.depth;
/** The number of row types on a path from the root; beyond that, rows are fetched by id. */
const stations = 2;
const isFarOn = (type: GraphQLObjectType, visited: ReadonlySet<string>) =>
  isNodeType(type) && [...visited].filter((name) => name in tableOf).length >= stations;

/** Every root call with all paths through two row types, and every row by id with all paths to the next type with ids. */
async function questionsAbout({ calls, ids, category, arena, listed }: Subjects): Promise<Question[]> {
  const fillers = {
    on: JSON.stringify(addDays(dayAt(new Date(), brasiliaTime), 1)),
    around: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    month: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    search: '"zq"',
    active: "true",
    descending: "true",
    service: "CLASS",
    chargeKind: "MONTHLY_FEE",
    running: "true",
    draft: "false",
    chargedMonth: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    runMonth: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    standing: "PAID",
    list: "TO_CHECK",
    key: JSON.stringify(arena),
    championshipKey: JSON.stringify(arena),
    owing: "false",
    overdue: "true",
    weeklyClass: JSON.stringify(arena),
    arena: JSON.stringify(pageKeyOf("A")),
    startingAt: '"10:00"',
    courtKeys: JSON.stringify([arena]),
    lotsSeed: JSON.stringify("0".repeat(32)),
    notInCategory: JSON.stringify(encodeGlobalId("TournamentCategory", category)),
    categoryId: JSON.stringify(encodeGlobalId("TournamentCategory", category)),
    substitutes: "false",
    otherId: JSON.stringify(encodeGlobalId("ArenaAthlete", listed)),
    since: "0",
    from: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    until: JSON.stringify(new Date().toISOString()),
    lastDay: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    skip: "0",
    stopped: "true",
    upTo: JSON.stringify(dayAt(new Date(), brasiliaTime)),
    athlete: JSON.stringify(arena),
    version: JSON.stringify(arena),
    year: "2026",
    period: "YEAR",
    teacherArenaId: "null",
  };
  const ways: Way[] = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ name }) => !byId.has(name))
    .flatMap(({ name, type }) => {
      const call = calls[name];
      if (!call) throw new Error(`nobody said how to ask Query.${name}`);
      const named = getNamedType(type);
      if (!isObjectType(named)) return call.thorough.map((text) => [text]);
      const asked = (texts: readonly string[], levels: number): Way[] =>
        texts.flatMap((text) =>
          waysFrom(named, fillers, { depth: levels, endsAt: isFarOn }).map((way) => [text, ...way]),
        );
      return [...asked(call.thorough, depth), ...asked(call.brief, 1)];
    });
  for (const type of nodeTypes(schema)) {
    const globalIds = (await ids(type.name)).map((id) => JSON.stringify(encodeGlobalId(type.name, id)));
    for (const chunk of chunksOf(globalIds, 50))
      for (const way of waysFrom(type, fillers, { depth, endsAt: isNodeType }))
        ways.push([`nodes(ids: [${chunk.join(" ")}])`, `... on ${type.name}`, ...way]);
  }
  return pack(ways.map(withShortPages));
}

/** All queries of the API: thoroughly for a row of each side, and briefly for every row. */
export async function everyQuestion(api: TestApi, { a, b }: Sides): Promise<Question[]> {
  return questionsAbout({
    calls: {
      viewer: only("viewer"),
      platform: only("platform"),
      rankings: only("rankings(first: 20)"),
      ranking: byKey("ranking", [a.rows.ranking, b.rows.ranking], await idsOf(api, "Ranking")),
      tournaments: only("tournaments(first: 20)"),
      search: only('search(text: "zq")'),
      platformSummary: only("platformSummary"),
      auditTrail: only("auditTrail(first: 20)"),
      federationsToJoin: only("federationsToJoin"),
      financialReport: only("financialReport"),
      systemStatus: only("systemStatus"),
      accessTable: only("accessTable"),
      rolePeople: only("rolePeople"),
      allArenas: only("allArenas(first: 20)"),
      allFederations: only("allFederations(first: 20)"),
      allUsers: only("allUsers(first: 20)"),
      allContracts: only("allContracts(first: 20)"),
      passwordResetLinkIsOpen: only('passwordResetLinkIsOpen(token: "nenhum")'),
      confirmationLink: only('confirmationLink(token: "nenhum")'),
      enrolmentInvitation: only('enrolmentInvitation(token: "nenhum")'),
      publicArena: byKey("publicArena", [pageKeyOf(a.mark), pageKeyOf(b.mark)], ["nenhuma"]),
      publicAthlete: byKey("publicAthlete", [a.rows.listedAthlete, b.rows.listedAthlete], [a.rows.athlete]),
      athlete: byKey(
        "athlete",
        [a.rows.athlete, b.rows.athlete],
        [...(await idsOf(api, "Athlete")), ...(await idsOf(api, "User"))],
      ),
      teacherPage: byKey("teacherPage", [a.teacher.teacherId, b.teacher.teacherId], await idsOf(api, "User")),
      tournament: byKey("tournament", [a.rows.finished, b.rows.finished], await idsOf(api, "Tournament")),
      previewMatchResult: previews([a.rows.pairMatch, b.rows.pairMatch]),
      scorePad: byMatchKey([a.rows.final, b.rows.final], await idsOf(api, "Match")),
      // Secret links work for anyone who has them; no caller has one here.
      scoreLink: only('scoreLink(token: "nenhum")'),
    },
    ids: (typename) => idsOf(api, typename),
    category: a.rows.bookCategory,
    arena: b.rows.arena,
    listed: a.rows.mergeable,
  });
}

/** Queries about one side only, without public lists, which contain other rows too. */
export const questionsAboutSide = (api: TestApi, { mark, rows, teacher }: Side): Promise<Question[]> =>
  questionsAbout({
    calls: {
      viewer: only("viewer"),
      platform: { thorough: [], brief: [] },
      rankings: { thorough: [], brief: [] },
      ranking: byKey("ranking", [rows.ranking, rows.arenaRanking]),
      tournaments: { thorough: [], brief: [] },
      search: { thorough: [], brief: [] },
      platformSummary: { thorough: [], brief: [] },
      auditTrail: { thorough: [], brief: [] },
      federationsToJoin: { thorough: [], brief: [] },
      financialReport: { thorough: [], brief: [] },
      systemStatus: { thorough: [], brief: [] },
      accessTable: { thorough: [], brief: [] },
      rolePeople: { thorough: [], brief: [] },
      allArenas: { thorough: [], brief: [] },
      allFederations: { thorough: [], brief: [] },
      allUsers: { thorough: [], brief: [] },
      allContracts: { thorough: [], brief: [] },
      passwordResetLinkIsOpen: { thorough: [], brief: [] },
      confirmationLink: { thorough: [], brief: [] },
      enrolmentInvitation: { thorough: [], brief: [] },
      publicArena: byKey("publicArena", [pageKeyOf(mark)]),
      publicAthlete: byKey("publicAthlete", [rows.listedAthlete]),
      athlete: byKey("athlete", [rows.athlete, rows.minor]),
      teacherPage: byKey("teacherPage", [teacher.teacherId]),
      tournament: byKey("tournament", [rows.finished, rows.open]),
      previewMatchResult: previews([rows.pairMatch]),
      scorePad: byMatchKey([rows.final]),
      scoreLink: { thorough: [], brief: [] },
    },
    ids: (typename) => idsOf(api, typename, mark),
    category: rows.bookCategory,
    arena: rows.arena,
    listed: rows.mergeable,
  });

/**
 * Runs a query, and repeats it for each path that a denied neighbour has hidden.
 * @returns the queries that were sent, with their responses.
 */
export async function askToTheEnd(
  question: Question,
  ask: (text: string) => Promise<GraphQLAnswer>,
): Promise<{ text: string; answer: GraphQLAnswer }[]> {
  const { text, ways } = question;
  const answer = await ask(text);
  const again = hiddenWays(question, answer).flatMap((hidden) =>
    hidden.length < ways.length ? pack(hidden) : ways.length > 1 ? hidden.flatMap((way) => pack([way])) : [],
  );
  const further: { text: string; answer: GraphQLAnswer }[] = [];
  for (const rest of again) further.push(...(await askToTheEnd(rest, ask)));
  return [{ text, answer }, ...further];
}

/** The columns that each caller saw, by owner: "arena B" → "arenas.nome_arena". */
export type Seen = Record<Actor, Map<string, Set<string>>>;

const denials = new Set(actors.map(denialOf));

/** Runs every query as every caller and collects all marks in the responses, including errors. */
export async function askAll(api: TestApi, callers: Callers, questions: readonly Question[]): Promise<Seen> {
  const read = await markReader(api);
  const seen = Object.fromEntries(actors.map((actor) => [actor, new Map()])) as Seen;
  const note = (actor: Actor, { owner, place }: Mark) =>
    seen[actor].set(owner, (seen[actor].get(owner) ?? new Set()).add(place));
  await Promise.all(
    actors.map(async (actor) => {
      for (const question of questions) {
        const asked = await askToTheEnd(question, (text) => api.run(text, {}, callers[actor].token));
        for (const { text, answer } of asked) {
          const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code);
          if (codes.some((code) => !denials.has(code)))
            throw new Error(`${JSON.stringify(answer.errors)} to ${text}`);
          for (const mark of read(JSON.stringify(answer))) note(actor, mark);
        }
      }
    }),
  );
  return seen;
}
