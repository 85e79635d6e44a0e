import type { APIRequestContext } from "@playwright/test";
import { arenas } from "../../prisma/demo/arenas";
import { demoAthletes, regulars, type DemoAthlete } from "../../prisma/demo/athletes";
import { demoCalendar } from "../../prisma/demo/calendar";
import { people } from "../../prisma/demo/people";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { ask, tokenOf } from "./ask";

interface PairsEvent {
  key: string;
  id: string;
  /** Access token of the arena's manager. */
  token: string;
  /** Women of the demo arena, in the order of the imported sheet. */
  pairs: [DemoAthlete, DemoAthlete][];
}

/** Women of the demo arena. */
export const womenAtTheArena = (...levels: DemoAthlete["level"][]): DemoAthlete[] =>
  regulars(demoAthletes(demoCalendar(new Date())), { arena: "main", levels, gender: "FEMALE" });

export const sheetLine = (pair: readonly DemoAthlete[]): string =>
  pair.flatMap((athlete) => [athlete.fullName, athlete.row.email]).join(";");
export const sheetTitles = "Atleta 1;E-mail 1;Atleta 2;E-mail 2";

/**
 * Creates a tournament of the demo arena for pairs of women, with enrolled pairs, as its manager and without the browser.
 * @param request the page's own, so that the manager is signed in on pages opened afterwards.
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

/** Registers and undoes a payment for each enrolment, so that all of them owe their fee, without a due date. */
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
