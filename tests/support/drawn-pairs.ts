import type { Page } from "@playwright/test";
import { demoAthletes, regulars } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { ask, tokenOf } from "./ask";

export interface DrawnPairs {
  /** Global id. */
  id: string;
  /** The id in its URL. */
  key: string;
  name: string;
  /** Runs a mutation as its manager, without the browser. */
  send: (mutation: string, input: object) => Promise<Record<string, any>>;
  /** The data that its page shows its manager. */
  read: (fields: string) => Promise<Record<string, any>>;
}

interface Wanted {
  name: string;
  pairs: number;
  /** The rules of its only category, as input of updateCategoryRules. */
  rules: object;
  startDate?: string;
}

/** A drawn tournament of mixed pairs at the demo arena. Signs its manager in on the page. */
export async function drawPairs(
  { request }: Pick<Page, "request">,
  { name, pairs, rules, startDate = "2030-01-06" }: Wanted,
): Promise<DrawnPairs> {
  const token = await tokenOf(request, people.mainManager.email);
  const send: DrawnPairs["send"] = async (mutation, input) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
    const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
      __typename ... on UserError { message } } }`;
    const answer = (await ask(request, query, { input }, token))[mutation];
    if (answer.__typename !== `${type}Success`) throw new Error(`${mutation}: ${answer.message}`);
    return answer;
  };
  const { viewer } = await ask(request, `query { viewer { arena { id } } }`, {}, token);
  const { createTournament } = await ask(
    request,
    `mutation ($input: CreateTournamentInput!) { createTournament(input: $input) {
      ... on CreateTournamentSuccess { tournament { id key categories { id } } } } }`,
    {
      input: {
        arenaId: viewer.arena.id,
        name,
        category: "Pro",
        gender: "MIXED",
        kind: "INTERNAL",
        startDate,
        feeInCents: 0,
        openToOtherArenas: false,
      },
    },
    token,
  );
  const { id, key, categories } = createTournament.tournament;
  const categoryId = categories[0].id;
  const read: DrawnPairs["read"] = async (fields) =>
    (await ask(request, `query ($key: UUID!) { tournament(key: $key) { ${fields} } }`, { key }, token))[
      "tournament"
    ];
  await send("updateCategoryRules", { categoryId, ...rules });
  const athletes = demoAthletes(demoCalendar(new Date()));
  const [men, women] = (["MALE", "FEMALE"] as const).map((gender) =>
    regulars(athletes, { arena: "main", levels: ["FUN", "D", "C", "B"], gender }),
  );
  const lines = Array.from({ length: pairs }, (_, index) =>
    [men?.[index], women?.[index]].flatMap((one) => [one?.fullName, one?.row.email]).join(";"),
  );
  const csv = ["Atleta 1;E-mail 1;Atleta 2;E-mail 2", ...lines].join("\n");
  await send("importEnrolments", { tournamentId: id, apply: true, allOrNothing: true, csv });
  const { drawPreview } = (await read("categories { drawPreview { lotsSeed key } }"))["categories"][0];
  await send("drawCategory", { categoryId, ...drawPreview });
  return { id, key, name, send, read };
}
