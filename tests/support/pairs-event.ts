import type { APIRequestContext } from "@playwright/test";
import { arenas } from "../../prisma/demo/arenas";
import { demoAthletes, regulars, type DemoAthlete } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { ask, tokenOf } from "./ask";

interface PairsEvent {
  key: string;
  id: string;
  /** Of the arena's manager. */
  token: string;
  /** Women of the demo's arena, in the order of the sheet they came in by. */
  pairs: [DemoAthlete, DemoAthlete][];
}

/** Women who play at the demo's arena. */
export const womenAtTheArena = (...levels: DemoAthlete["level"][]): DemoAthlete[] =>
  regulars(demoAthletes(demoCalendar(new Date())), { arena: "main", levels, gender: "FEMALE" });

export const sheetLine = (pair: readonly DemoAthlete[]): string =>
  pair.flatMap((athlete) => [athlete.fullName, athlete.row.email]).join(";");
export const sheetTitles = "Atleta 1;E-mail 1;Atleta 2;E-mail 2";

/**
 * A tournament of the demo's arena for pairs of women, with so many entered: made beside the browser, by its manager.
 * @param request the page's own: whoever opens a page afterwards is signed in.
 */
export async function openPairsEvent(
  request: APIRequestContext,
  {
    name,
    count,
    category = "Intermediário",
    women = womenAtTheArena("C", "D"),
    feeInCents = 0,
  }: { name: string; count: number; category?: string; women?: DemoAthlete[]; feeInCents?: number },
): Promise<PairsEvent> {
  const token = await tokenOf(request, people.mainManager.email);
  const { createTournament } = await ask(
    request,
    `mutation ($input: CreateTournamentInput!) {
      createTournament(input: $input) { ... on CreateTournamentSuccess { tournament { id key } } }
    }`,
    {
      input: {
        arenaId: encodeGlobalId("Arena", arenas.main.id),
        name: `${name} ${Date.now()}`,
        category,
        kind: "INTERNAL",
        startDate: "2030-01-06",
        feeInCents,
        gender: "FEMALE",
        openToOtherArenas: false,
      },
    },
    token,
  );
  const { id, key } = createTournament.tournament as { id: string; key: string };
  const pairs = Array.from({ length: count }, (_, index) => {
    const [first, second] = women.slice(2 * index, 2 * index + 2);
    if (!first || !second) throw new Error("the demo has too few women for this");
    return [first, second] as [DemoAthlete, DemoAthlete];
  });
  if (count > 0) {
    const { importEnrolments } = await ask(
      request,
      `mutation ($input: ImportEnrolmentsInput!) {
        importEnrolments(input: $input) { ... on ImportEnrolmentsSuccess { enteredCount lines { problems } } }
      }`,
      {
        input: {
          tournamentId: id,
          csv: [sheetTitles, ...pairs.map(sheetLine)].join("\n"),
          apply: true,
          allOrNothing: true,
        },
      },
      token,
    );
    if (importEnrolments.enteredCount !== count) throw new Error(JSON.stringify(importEnrolments));
  }
  return { key, id, token, pairs };
}

/** Whoever the organiser entered owes without a day: after a payment that was none they wait for one. */
export async function letAllOwe(request: APIRequestContext, { key, token }: PairsEvent): Promise<void> {
  const { tournament } = await ask(
    request,
    `query ($key: UUID!) { tournament(key: $key) { entries(first: 100) { edges { node { id } } } } }`,
    { key },
    token,
  );
  for (const { node } of tournament.entries.edges as { node: { id: string } }[])
    await ask(
      request,
      `mutation ($paid: RegisterPaymentInput!, $undone: UndoPaymentInput!) {
        registerPayment(input: $paid) { __typename }
        undoPayment(input: $undone) { __typename }
      }`,
      { paid: { enrolmentId: node.id }, undone: { enrolmentId: node.id, reason: "Ainda não caiu" } },
      token,
    );
}
