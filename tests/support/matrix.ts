import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { operationLimits } from "../../server/platform/graphql/query-limits";
import { schema } from "../../server/schema";
import { actors, type Actor, type Callers } from "./actors";
import type { TestApi } from "./api";
import { markReader, type Mark } from "./marks";
import { pack, waysFrom, type RootSelection } from "./query-paths";
import type { Side } from "./world";

interface Sides {
  a: Side;
  b: Side;
}

/** The table behind each type that can be fetched by its id. */
export const tableOf: Record<string, string> = {
  ApiKey: "chaves_api",
  Arena: "arenas",
  Athlete: "alunos",
  Enrolment: "inscricoes_torneios",
  Federation: "federacoes",
  FederationMember: "federacao_usuarios",
  Match: "jogos",
  Ranking: "rankings",
  RankingPosition: "posicoes_ranking",
  Tournament: "torneios",
  User: "usuarios",
  UserSession: "sessoes",
};

export const nodeTypes = (of: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(of.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"),
  );

/** The ids of every row that a type can be asked for. */
export async function idsOf(api: TestApi, typename: string): Promise<string[]> {
  const table = tableOf[typename];
  if (table === undefined) throw new Error(`nobody said which table ${typename} comes from`);
  const rows = await api.db.$queryRawUnsafe<{ id: string }[]>(`SELECT id::text FROM "${table}" ORDER BY 1`);
  return rows.map(({ id }) => id);
}

const quoted = (texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));
const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunksOf(items.slice(size), size)];

/** How each question at the root is put: about one row of each side, and about every other. A new one has to be thought of. */
interface RootCalls {
  thorough: string[];
  brief: string[];
}

async function rootCalls(api: TestApi, { a, b }: Sides): Promise<Record<string, RootCalls>> {
  const only = (call: string) => ({ thorough: [call], brief: [] });
  const byKey = (name: string, keys: readonly string[], chosen: readonly string[]) => {
    const call = (key: string) => `${name}(key: ${JSON.stringify(key)})`;
    return { thorough: chosen.map(call), brief: keys.filter((key) => !chosen.includes(key)).map(call) };
  };
  return {
    viewer: only("viewer"),
    rankings: only("rankings(first: 50)"),
    platformSummary: only("platformSummary"),
    passwordResetLinkIsOpen: only('passwordResetLinkIsOpen(token: "nenhum")'),
    athlete: byKey(
      "athlete",
      [...(await idsOf(api, "Athlete")), ...(await idsOf(api, "User"))],
      [a.rows.athlete, b.rows.athlete],
    ),
    tournament: byKey("tournament", await idsOf(api, "Tournament"), [a.rows.finished, b.rows.finished]),
  };
}

const byId = new Set(["node", "nodes"]);
const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === "Node");
/** Below the root, which is at depth 0. */
const depth = operationLimits.depth;

/**
 * Everything that can be asked of the API: each question with every way on from there, and each row of each type by its
 * id, with every way on to the next type that has ids of its own.
 */
export async function everyQuestion(api: TestApi, sides: Sides): Promise<string[]> {
  const fillers = {
    search: '"zq"',
    notInTournament: JSON.stringify(encodeGlobalId("Tournament", sides.a.rows.open)),
  };
  const calls = await rootCalls(api, sides);
  const selections: RootSelection[] = Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ name }) => !byId.has(name))
    .flatMap(({ name, type }) => {
      const { thorough, brief } = calls[name] ?? { thorough: [], brief: [] };
      if (thorough.length === 0) throw new Error(`nobody said how to ask Query.${name}`);
      const named = getNamedType(type);
      if (!isObjectType(named)) return thorough.map((text) => ({ text }));
      const asked = (texts: readonly string[], levels: number) =>
        texts.flatMap((call) =>
          waysFrom(named, fillers, { depth: levels }).map((way) => ({ text: `${call} { ${way} }` })),
        );
      return [...asked(thorough, depth), ...asked(brief, 1)];
    });
  for (const type of nodeTypes(schema)) {
    const ids = quoted((await idsOf(api, type.name)).map((id) => encodeGlobalId(type.name, id)));
    for (const chunk of chunksOf(ids, 50))
      for (const way of waysFrom(type, fillers, { depth, endsAt: isNode }))
        selections.push({
          text: `nodes(ids: [${chunk.join(" ")}]) { ... on ${type.name} { ${way} } }`,
          fetched: chunk.length,
        });
  }
  return pack(selections);
}

/** What each caller got to see: columns by whose they are, "arena B" → "arenas.nome_arena". */
export type Seen = Record<Actor, Map<string, Set<string>>>;

/** Asks everything as everybody and reads all marks out of the answers, those of errors included. */
export async function askEverything(api: TestApi, callers: Callers, sides: Sides): Promise<Seen> {
  const read = await markReader(api);
  const questions = await everyQuestion(api, sides);
  const seen = Object.fromEntries(actors.map((actor) => [actor, new Map()])) as Seen;
  const note = (actor: Actor, { owner, place }: Mark) =>
    seen[actor].set(owner, (seen[actor].get(owner) ?? new Set()).add(place));
  await Promise.all(
    actors.map(async (actor) => {
      for (const question of questions) {
        const answer = await api.run(question, {}, callers[actor].token);
        const codes = (answer.errors ?? []).map(({ extensions }) => extensions.code);
        if (codes.some((code) => code.startsWith("GRAPHQL") || code === "BAD_USER_INPUT"))
          throw new Error(`${JSON.stringify(answer.errors)} to ${question}`);
        for (const mark of read(JSON.stringify(answer))) note(actor, mark);
      }
    }),
  );
  return seen;
}
